# Two commands for newcomers: make play, make test. The rest is for those who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
# Tests of the server and the page wait more than they compute: two for each core.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(min(8, 2 * (os.cpu_count() or 1)))')

.PHONY: setup play test lint types client unit browser bench soak shots boards outlook ratings balance uses fmt clean postgres

play: $(VENV)/playable
	$(BIN)/tricorne serve --open

test: lint types client unit

setup: $(VENV)/ready

$(VENV)/playable: pyproject.toml
	@echo "Setting up in $(VENV) (the first time takes a minute) …"
	@$(PYTHON) -c 'import sys; sys.exit("Tricorne needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(PIP) -e .
	@touch $@

$(VENV)/ready: $(VENV)/playable
	$(PIP) -e ".[dev,boards]"
	@touch $@

lint: setup node_modules/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NODE) npx --no-install eslint
	$(NODE) npx --no-install prettier --check --log-level warn .

types: setup
	$(BIN)/mypy

client: node_modules/ready
	$(NODE) npx --no-install tsc --noEmit
	$(NODE) node --test tests/client/*.js

node_modules/ready: package-lock.json $(VENV)/ready
	$(NODE) npm ci --silent --no-audit --no-fund
	@touch $@

unit: setup browser
	$(BIN)/pytest -n $(WORKERS) -m "not slow" --ignore tests/browser
	$(BIN)/pytest -n $(WORKERS) -m "not slow" tests/browser

browser: setup
	$(BIN)/python -m tools.install_browser

postgres: setup
	$(BIN)/python -m tests.server.postgres

bench: setup
	$(BIN)/tricorne bench --tables 0
	$(BIN)/python -m tests.server.load

soak: setup browser
	$(BIN)/pytest -n $(WORKERS) --ignore tests/browser
	TABLE_LUCK=$(shell date +%s) $(BIN)/pytest tests/browser

shots: setup browser
	$(BIN)/python -m tools.shots

boards: setup
	$(BIN)/python -m tools.boards

# All three go on where they were interrupted; GAMES names some games only, ON=ray plays on a cluster.
PLACE = $(if $(ON),--on $(ON))

outlook: setup
	$(BIN)/python -m tools.outlook $(PLACE) $(GAMES)

ratings: setup
	$(BIN)/python -m tools.ratings $(PLACE) $(GAMES)

balance: setup
	$(BIN)/python -m tools.balance $(PLACE) $(GAMES)

# How often facts are used, for the work list of the workshop.
uses: setup
	$(BIN)/python -m tools.uses $(PLACE) $(GAMES)

fmt: setup node_modules/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NODE) npx --no-install prettier --write --log-level warn .

clean:
	rm -rf $(VENV) node_modules .mypy_cache .ruff_cache .pytest_cache
