// Says on standard output, as the browser would, what is asked for on standard input.
import { readFileSync } from "node:fs";

import { Words } from "../../src/tricorne/client/js/app/words.js";

globalThis.document = { documentElement: { dataset: {} } };

const { language, sources, shown } = JSON.parse(readFileSync(0, "utf8"));
const words = new Words(language, sources);

const texts = shown.map(([message, args, attribute, option]) => {
  if (option !== null) return words.option(message, option);
  if (!/^[lq]-/.test(message)) return words.say(message, args, attribute ?? undefined);
  const parts = words.parts(message, args, attribute ?? undefined);
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
});
console.log(JSON.stringify({ texts, missing: document.documentElement.dataset.missing ?? "" }));
