// The rules that neither the formatter nor the type checker knows. docs/client.md explains those about markup.

const BY_LIT = "Draw with a template of lit.js: whatever else changes a host breaks its next drawing.";
const AS_TEMPLATE = "Markup is a template of lit.js, html`…` or svg`…`, never a string.";
const BY_STYLES = "The page allows no style attributes: use style=${styles({ … })} or a class.";
const ONE_PLACE = "js/lit.js is the one place that knows the library.";

const BY_FOCUS = "app/focus.js is the one place that moves the focus, and the map for its own spaces.";
const BY_MEASURE = "app/measure.js is the one place that measures, beside the map for itself and what a lesson points at.";

const MARKUP = "/<[a-z!\\\\/][^<]*>|<[a-z]+ [a-z-]+=/i";
const TAGGED = "TaggedTemplateExpression[tag.name=/^(html|svg)$/]";

const DRAWING = [
  { selector: "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|replaceChildren)$/]", message: BY_LIT },
  { selector: "CallExpression[callee.property.name='write'][callee.object.name='document']", message: BY_LIT },
  { selector: "CallExpression[callee.property.name='setAttribute'] > Literal[value='style']", message: BY_STYLES },
  { selector: `Literal[value=${MARKUP}]`, message: AS_TEMPLATE },
  { selector: `:not(${TAGGED}) > TemplateLiteral > TemplateElement[value.raw=${MARKUP}]`, message: AS_TEMPLATE },
  { selector: `${TAGGED} TemplateElement[value.raw=/\\sstyle="/]`, message: BY_STYLES },
];
const FOCUS = [
  { selector: "CallExpression[callee.property.name='focus']:not([callee.object.property.name='handling'])", message: BY_FOCUS },
];
const MEASURES = "/^(getBoundingClientRect|(offset|client|scroll)(Width|Height|Left))$/";
const MEASURE = [
  { selector: `MemberExpression[property.name=${MEASURES}]`, message: BY_MEASURE },
  { selector: "CallExpression[callee.name='getComputedStyle']", message: BY_MEASURE },
];
const JS = "src/tricorne/client/js/";

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
  { files: ["src/tricorne/client/js/**/*.js"], rules: { "no-restricted-syntax": ["error", ...DRAWING] } },
  {
    files: ["src/tricorne/client/js/**/*.js"],
    ignores: ["src/tricorne/client/js/lit.js"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group: ["**/vendor/lit-html/**"], message: ONE_PLACE }] }] },
  },
  {
    files: ["app", "club", "learn", "workshop"].map((folder) => `${JS}${folder}/**/*.js`),
    rules: { "no-restricted-syntax": ["error", ...DRAWING, ...FOCUS, ...MEASURE] },
  },
  { files: [`${JS}app/focus.js`], rules: { "no-restricted-syntax": ["error", ...DRAWING, ...MEASURE] } },
  { files: [`${JS}app/measure.js`, `${JS}learn/pointing.js`], rules: { "no-restricted-syntax": ["error", ...DRAWING, ...FOCUS] } },
];
