// The rules that neither the formatter nor the type checker knows. docs/client.md explains those about markup.
const BROWSER = "src/tricorne/client/js/**/*.js";

export default [
  { ignores: ["src/tricorne/client/vendor/", "node_modules/", ".venv/"] },
  {
    files: [BROWSER, "tests/client/*.js", "eslint.config.js"],
    rules: {
      "no-unused-vars": ["error", { args: "after-used", caughtErrors: "none" }],
      "prefer-const": "error",
      "no-var": "error",
      "object-shorthand": "error",
      eqeqeq: "error",
    },
  },
];
