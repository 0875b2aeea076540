# Two commands for newcomers: make play, make test. The rest is for those who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: setup play test lint types unit bench soak client fmt boards clean

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e ".[dev,boards]"
	touch $@

play: setup
	$(BIN)/tricorne play

test: lint types client unit

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

client: node_modules/ready
	npx --no-install tsc --noEmit
	node --test tests/client/

node_modules/ready: package-lock.json
	npm ci --silent --no-audit --no-fund
	touch $@

unit: setup
	$(BIN)/pytest -n auto -m "not slow"

bench: setup
	$(BIN)/tricorne bench

soak: setup
	$(BIN)/pytest -n auto

fmt: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

boards: setup
	$(BIN)/python -m tools.boards

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
