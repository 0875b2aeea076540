// @ts-check
/** The page that stands for others while there is no line: it gives way to them when there is one. */

addEventListener("online", () => location.reload());
