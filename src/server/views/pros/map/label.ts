import { HEIGHT, WIDTH } from "./view.ts";

export interface Label {
  text: string;
  /** The middle of the text, in picture units. */
  x: number;
  y: number;
  size: number;
}

type Rings = readonly (readonly number[])[];

export interface Spot {
  x: number;
  y: number;
}

/**
 * Where the middle of a name may go, the best first: the centre of the largest part that is seen, or the places of a
 * grid that lie inside, the nearest first; none of them on `taken`. A region may surround its centre without holding it.
 */
export function labelSpots(rings: Rings, taken: Rings = []): { spots: Spot[]; area: number } {
  const centres = rings.map(centreOf).filter((one) => one.area > 0);
  const [centre] = centres.toSorted((a, b) => b.area - a.area);
  if (!centre) return { spots: [], area: 0 };
  const away = (spot: Spot) => (spot.x - centre.x) ** 2 + (spot.y - centre.y) ** 2;
  const spots = [centre, ...GRID]
    .filter((spot) => isWithin(spot, rings) && !isWithin(spot, taken))
    .toSorted((a, b) => away(a) - away(b))
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return { spots, area: centre.area };
}

const STEP = 40;
const GRID: readonly Spot[] = Array.from({ length: WIDTH / STEP - 1 }, (_, column) =>
  Array.from({ length: HEIGHT / STEP - 1 }, (__, row) => ({
    x: (column + 1) * STEP,
    y: (row + 1) * STEP,
  })),
).flat();

/** By the number of edges to the right of it: holes are rings as well. */
function isWithin({ x, y }: Spot, rings: Rings): boolean {
  let inside = false;
  for (const ring of rings) {
    let x0 = ring[ring.length - 2] ?? 0;
    let y0 = ring[ring.length - 1] ?? 0;
    for (let at = 0; at < ring.length; at += 2) {
      const x1 = ring[at] ?? 0;
      const y1 = ring[at + 1] ?? 0;
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
      x0 = x1;
      y0 = y1;
    }
  }
  return inside;
}

function centreOf(ring: readonly number[]): { x: number; y: number; area: number } {
  let [area, x, y] = [0, 0, 0];
  let x0 = ring[ring.length - 2] ?? 0;
  let y0 = ring[ring.length - 1] ?? 0;
  for (let at = 0; at < ring.length; at += 2) {
    const x1 = ring[at] ?? 0;
    const y1 = ring[at + 1] ?? 0;
    const cross = x0 * y1 - x1 * y0;
    area += cross / 2;
    x += ((x0 + x1) * cross) / 6;
    y += ((y0 + y1) * cross) / 6;
    x0 = x1;
    y0 = y1;
  }
  return area === 0 ? { x: 0, y: 0, area: 0 } : { x: x / area, y: y / area, area: Math.abs(area) };
}

/** Each name at the first of its spots where it stands whole and touches none before it; else it is left out. */
export function placeLabels(
  names: readonly (Omit<Label, "x" | "y"> & { spots: readonly Spot[] })[],
): Label[] {
  const placed: Label[] = [];
  for (const { spots, text, size } of names) {
    const label = spots
      .map(({ x, y }) => ({ text, size, x, y }))
      .find((one) => isInside(one) && !placed.some((other) => touch(one, other)));
    if (label) placed.push(label);
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
