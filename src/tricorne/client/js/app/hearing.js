// @ts-check
/** The chat while nobody looks at it: what has been read, and the sound of a new line. */
import { rememberTable } from "./memory.js";
import { prefers } from "./prefers.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The sound of a new line. */
const TONE_HZ = 660;
const TONE_S = 0.35;
const LOUDNESS = 0.15;
const SILENCE = 0.001;

/** What is in the chat has been read. @param {Desk} desk */
export function readChat(desk) {
  const last = desk.live.chat.at(-1)?.id ?? 0;
  if (desk.panel !== "chat" || document.hidden || last <= desk.heard) return;
  desk.change({ heard: last });
  rememberTable(desk.live.table.table, { heard: last });
}

/** A line of somebody else has come: it is heard by those who want to. @param {Desk} desk @param {import("./types.js").Shown | null} before */
export function ring(desk, before) {
  const known = before ? (before.chat.at(-1)?.id ?? 0) : Infinity;
  const last = desk.live.chat.at(-1);
  if (!prefers.sound || !last || last.id <= known || desk.live.table.you.seats.includes(last.seat)) return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = TONE_HZ;
  loudness.gain.setValueAtTime(LOUDNESS, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, context.currentTime + TONE_S);
  tone.connect(loudness).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + TONE_S);
}
