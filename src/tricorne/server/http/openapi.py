"""The description of the interface at /openapi.json, made from the endpoints and the types of their messages."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import tricorne
from tricorne.server.base.errors import ErrorBody
from tricorne.server.http.calls import JSON, Endpoint

BYTES = "application/octet-stream"
_PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")
REFUSALS = {
    "400": "The request cannot be read",
    "401": "No key, or one that does not open this table",
    "403": "Not with this key",
    "404": "There is no such thing",
    "409": "The table has gone on, or is not in a state for this",
    "413": "Too large",
    "422": "Not possible by the rules",
    "429": "Too fast",
    "503": "Could not be stored; nothing has changed",
}


def describe(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The OpenAPI description."""
    types: list[Any] = [ErrorBody]
    for endpoint in endpoints:
        types += [cls for cls in (endpoint.body, endpoint.query, endpoint.gives) if cls is not None]
    schemas, components = msgspec.json.schema_components(
        dict.fromkeys(types), ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(dict.fromkeys(types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        path = _PARAMETER.sub(r"{\1}", endpoint.path)
        operation = _operation(endpoint, schema_of, components)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tricorne",
            "version": tricorne.__version__,
            "description": "Tables for four board games. The WebSocket is described in docs/api.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": "The key of a seat or of an observer"}
            },
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    error = {"content": {JSON: {"schema": schema_of[ErrorBody]}}}
    given = {"type": "string"} if endpoint.gives is None else schema_of[endpoint.gives]
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint.query, components)],
        "responses": {
            str(endpoint.status): {
                "description": "Done",
                "content": {endpoint.media_type: {"schema": given}},
            },
            **({"304": {"description": "Not changed"}} if endpoint.method == "GET" else {}),
            **{status: {"description": text, **error} for status, text in REFUSALS.items()},
        },
    }
    if endpoint.body is not None:
        form = BYTES if endpoint.body is bytes else JSON
        operation["requestBody"] = {"required": True, "content": {form: {"schema": schema_of[endpoint.body]}}}
    if endpoint.needs_key:
        operation["security"] = [{"key": []}, {}]
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in _PARAMETER.findall(path)
    ]


def _query_parameters(query: type | None, components: dict[str, Any]) -> list[dict[str, Any]]:
    if query is None:
        return []
    schema = components[query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": about}
        for name, about in schema["properties"].items()
    ]
