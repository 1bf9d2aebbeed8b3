import { WITH_BEFORE } from "./scenes/all-scenes.ts";

/** How many looks the demo draws of a scene: so many customers' rooms before one comes again. */
const LOOKS_OF_WORK = 3;
/** Of the first looks of some scenes there is the room before the work, too. */
const LOOKS_BEFORE = 2;

/** A certificate looks like any other. */
export function looksOf(scene: string): number {
  return scene === "certificate" ? 1 : LOOKS_OF_WORK;
}

export function hasBefore(scene: string, look: number): boolean {
  return WITH_BEFORE.has(scene) && look < LOOKS_BEFORE;
}

/** The name of a drawn picture; `before` is the same room before the work. */
export function pictureName(scene: string, look: number, before = false): string {
  return `${scene}-${look + 1}${before ? "-before" : ""}`;
}
