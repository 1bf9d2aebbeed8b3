import type { Dice } from "./dice.ts";

/** Makes the id of something that came to be at an instant (epoch ms). */
export interface DemoIds {
  at(instant: number): string;
}

// What `now` counts as in the ids of the demo market: before any real one, or new rows would sort behind it.
const NOW_IN_IDS = Date.UTC(2025, 0, 1);

/**
 * UUIDv7 that are the same each time and sort as their instants do. Their time part counts back from a
 * fixed instant and not from `now`; everything made later sorts after them.
 */
export function createDemoIds(now: number, dice: Dice): DemoIds {
  return {
    at(instant) {
      const time = (NOW_IN_IDS + instant - now).toString(16).padStart(12, "0");
      const version = (0x7000 | dice.whole(0, 0xfff)).toString(16);
      const variant = (0x8000 | dice.whole(0, 0x3fff)).toString(16);
      const rest = hex(dice, 0xff_ffff, 6) + hex(dice, 0xff_ffff, 6);
      return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${rest}`;
    },
  };
}

function hex(dice: Dice, most: number, digits: number): string {
  return dice.whole(0, most).toString(16).padStart(digits, "0");
}
