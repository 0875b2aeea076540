// @ts-check
/** A JSON merge patch: objects are merged, null removes, anything else replaces. @param {any} target @param {any} patch @returns {any} */
export function patched(target, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const merged = target && typeof target === "object" && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = patched(merged[key], value);
  }
  return merged;
}
