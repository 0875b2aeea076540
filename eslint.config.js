// The rules that neither the formatter nor the type checker knows. docs/client.md explains those about markup.

const BY_LIT = "Draw with a template of lit.js: whatever else changes a host breaks its next drawing.";
const AS_TEMPLATE = "Markup is a template of lit.js, html`…` or svg`…`, never a string.";
const BY_STYLES = "The page allows no style attributes: use style=${styles({ … })} or a class.";
const ONE_PLACE = "js/lit.js is the one place that knows the library.";

const MARKUP = "/<[a-z!\\\\/][^<]*>|<[a-z]+ [a-z-]+=/i";
const TAGGED = "TaggedTemplateExpression[tag.name=/^(html|svg)$/]";

export default [
  { ignores: ["src/tricorne/client/vendor/", "node_modules/", ".venv/"] },
  {
    files: ["src/tricorne/client/js/**/*.js", "tests/client/**/*.js", "eslint.config.js"],
    rules: {
      "no-unused-vars": ["error", { args: "after-used", caughtErrors: "none" }],
      "prefer-const": "error",
      "no-var": "error",
      "object-shorthand": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["src/tricorne/client/js/**/*.js"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|replaceChildren)$/]", message: BY_LIT },
        { selector: "CallExpression[callee.property.name='write'][callee.object.name='document']", message: BY_LIT },
        { selector: "CallExpression[callee.property.name='setAttribute'] > Literal[value='style']", message: BY_STYLES },
        { selector: `Literal[value=${MARKUP}]`, message: AS_TEMPLATE },
        { selector: `:not(${TAGGED}) > TemplateLiteral > TemplateElement[value.raw=${MARKUP}]`, message: AS_TEMPLATE },
        { selector: `${TAGGED} TemplateElement[value.raw=/\\sstyle="/]`, message: BY_STYLES },
      ],
    },
  },
  {
    files: ["src/tricorne/client/js/**/*.js"],
    ignores: ["src/tricorne/client/js/lit.js"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group: ["**/vendor/lit-html/**"], message: ONE_PLACE }] }] },
  },
];
