import { HEIGHT, WIDTH } from "./view.ts";

export interface Label {
  text: string;
  /** The middle of the text, in picture units. */
  x: number;
  y: number;
  size: number;
}

/** Where a name goes: the centre of the largest part that is seen. Null when none is. */
export function labelPoint(
  rings: readonly (readonly number[])[],
): { x: number; y: number; area: number } | null {
  const centres = rings.map(centreOf).filter((one) => one.area > 0);
  const [largest] = centres.toSorted((a, b) => b.area - a.area);
  return largest ?? null;
}

function centreOf(ring: readonly number[]): { x: number; y: number; area: number } {
  let [area, x, y] = [0, 0, 0];
  for (let at = 0; at < ring.length; at += 2) {
    const [x0, y0] = [ring.at(at - 2) ?? 0, ring.at(at - 1) ?? 0];
    const [x1, y1] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const cross = x0 * y1 - x1 * y0;
    area += cross / 2;
    x += ((x0 + x1) * cross) / 6;
    y += ((y0 + y1) * cross) / 6;
  }
  return area === 0 ? { x: 0, y: 0, area: 0 } : { x: x / area, y: y / area, area: Math.abs(area) };
}

/** Those of the labels that stand whole in the picture without touching one before them. */
export function placeLabels(labels: readonly Label[]): Label[] {
  const placed: Label[] = [];
  for (const label of labels) {
    if (isInside(label) && !placed.some((other) => touch(label, other))) placed.push(label);
  }
  return placed;
}

/** A Korean letter is as wide as it is high; half of the whole width. */
function halfWidth({ text, size }: Label): number {
  return (text.length * size) / 2;
}

function isInside(label: Label): boolean {
  const half = halfWidth(label);
  return (
    label.x - half >= 0 &&
    label.x + half <= WIDTH &&
    label.y - label.size >= 0 &&
    label.y + label.size <= HEIGHT
  );
}

function touch(one: Label, other: Label): boolean {
  return (
    Math.abs(one.x - other.x) < halfWidth(one) + halfWidth(other) + 4 &&
    Math.abs(one.y - other.y) < (one.size + other.size) / 2 + 4
  );
}
