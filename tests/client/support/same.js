/** Reads pairs of scripts as JSON from its input, and prints the numbers of those that do not mean the same. */
import { readFileSync } from "node:fs";
import ts from "typescript";

/** @param {string} code */
const meaning = (code) =>
  ts.transpileModule(code, { compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext } })
    .outputText;

/** @type {[string, string][]} */
const pairs = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(pairs.flatMap(([one, other], i) => (meaning(one) === meaning(other) ? [] : [i]))));
