// @ts-check
/** Templates: what this client uses of lit-html, and the styles of an element. */
import { Directive, PartType, directive } from "../vendor/lit-html/directive.js";
import { noChange } from "../vendor/lit-html/lit-html.js";

export { guard } from "../vendor/lit-html/directives/guard.js";
export { keyed } from "../vendor/lit-html/directives/keyed.js";
export { live } from "../vendor/lit-html/directives/live.js";
export { repeat } from "../vendor/lit-html/directives/repeat.js";
export { html, nothing, render, svg } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../vendor/lit-html/lit-html.js").TemplateResult | typeof import("../vendor/lit-html/lit-html.js").nothing} Template */

class Styles extends Directive {
  /** @param {import("../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ATTRIBUTE || part.name !== "style") throw new Error("styles() stands for a whole style attribute");
    /** @type {Record<string, string | number>} */
    this.set = {};
  }

  /** @param {Record<string, string | number>} properties */
  render(properties) {
    return Object.entries(properties)
      .map(([name, value]) => `${name}:${value}`)
      .join(";");
  }

  /**
   * @param {import("../vendor/lit-html/directive.js").AttributePart} part
   * @param {[Record<string, string | number>]} properties
   */
  update(part, [properties]) {
    const { style } = /** @type {HTMLElement | SVGElement} */ (part.element);
    for (const name of Object.keys(this.set)) if (!(name in properties)) style.removeProperty(name);
    for (const [name, value] of Object.entries(properties)) if (this.set[name] !== value) style.setProperty(name, String(value));
    this.set = properties;
    return noChange;
  }
}

/** The style of an element, as in `style=${styles({ "--side": tone })}`, set by script because the page allows no style attributes. */
export const styles = directive(Styles);
