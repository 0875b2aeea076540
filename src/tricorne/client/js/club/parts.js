// @ts-check
/** Parts that several pages of the club are made of. */
import { html, nothing } from "../lit.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {{type?: string, required?: boolean, autocomplete?: string, minlength?: number, maxlength?: number, min?: number, max?: number, value?: string}} Input */

/** A part of a page with its title. @param {ClubPage} page @param {string} title @param {unknown} content */
export function section(page, title, content) {
  return html`<section class="club-section">
    <h2>${page.t(title)}</h2>
    ${content}
  </section>`;
}

/** A text field with its label. @param {ClubPage} page @param {string} name @param {string} label @param {Input} [input] @param {string} [hint] */
export function field(page, name, label, input = {}, hint = "") {
  return html`<label
    >${page.t(label)}<input
      name=${name}
      type=${input.type ?? "text"}
      ?required=${input.required ?? true}
      autocomplete=${input.autocomplete ?? nothing}
      minlength=${input.minlength ?? nothing}
      maxlength=${input.maxlength ?? nothing}
      min=${input.min ?? nothing}
      max=${input.max ?? nothing}
      value=${input.value ?? nothing} />${hint ? html`<small>${page.t(hint)}</small>` : nothing}</label
  >`;
}

/** @param {ClubPage} page @param {string} name @param {string} label @param {"new-password" | "current-password"} autocomplete */
export function passwordField(page, name, label, autocomplete) {
  const fresh = autocomplete === "new-password";
  const input = { type: "password", autocomplete, minlength: fresh ? 8 : undefined, maxlength: 200 };
  return field(page, name, label, input, fresh ? "club-password-hint" : "");
}
