import type { CSSProperties } from "react";

/** Names under which the utility `picture-blur` reads its colours: all over, then the corners, row by row. */
const names = ["--blur", "--blur-1", "--blur-2", "--blur-3", "--blur-4"];
const fiveColours = /^(?:[0-9a-f]{3}){5}$/;

/**
 * A picture's placeholder as style: five colours of three hexadecimal digits each, as the server has them.
 * Undefined when there is none, which leaves the place in the plain colour of a gap.
 */
export function blurStyle(blur: string | null | undefined): CSSProperties | undefined {
  if (!blur || !fiveColours.test(blur)) return undefined;
  return Object.fromEntries(
    names.map((name, index) => [name, `#${blur.slice(index * 3, index * 3 + 3)}`]),
  );
}
