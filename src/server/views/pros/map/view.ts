import { clipRing } from "./clip-ring.ts";
import type { Box, RegionShape, Ring } from "./region-shapes.ts";

/** The picture's own units. It is shown at about half of them, in CSS pixels. */
export const WIDTH = 800;
export const HEIGHT = 600;

/** Sea and land around what is served, as a share of it; what a small gu needs to be found in its city. */
const MARGIN = 0.3;
/** About 33 km: nearer nobody needs to look. */
const LEAST_WIDTH = 300;

/** A part of the plane and how it comes onto the picture. */
export interface View {
  box: Box;
  /** Picture units for one of the plane. */
  scale: number;
}

/** The part of the country around these shapes, in the picture's proportions. */
export function viewAround(shapes: readonly RegionShape[]): View {
  const [west, north, east, south] = unionOf(shapes.map(({ box }) => box));
  const width = Math.max(
    LEAST_WIDTH,
    (east - west) * (1 + MARGIN),
    ((south - north) * (1 + MARGIN) * WIDTH) / HEIGHT,
  );
  const height = (width * HEIGHT) / WIDTH;
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  return {
    box: [x - width / 2, y - height / 2, x + width / 2, y + height / 2],
    scale: WIDTH / width,
  };
}

function unionOf(boxes: readonly Box[]): Box {
  return boxes.reduce<Box>(
    ([west, north, east, south], box) => [
      Math.min(west, box[0]),
      Math.min(north, box[1]),
      Math.max(east, box[2]),
      Math.max(south, box[3]),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}

export function isInView({ box }: RegionShape, view: View): boolean {
  const [west, north, east, south] = view.box;
  return box[0] < east && box[2] > west && box[1] < south && box[3] > north;
}

/** Points of a picture are even: at the size at which it is shown that is one pixel of the screen. */
const GRID = 2;
/** Past the picture's edge so much is drawn, that no outline shows where a shape was cut. */
const BLEED = 10;
const PICTURE: Box = [-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED];

/** A ring on the picture as x, y, x, y … without the points that fall together; null when nothing of it is seen. */
export function projectRing(ring: Ring, { box, scale }: View): number[] | null {
  const exact: [number, number][] = [];
  for (let at = 0; at < ring.length; at += 2) {
    exact.push([((ring[at] ?? 0) - box[0]) * scale, ((ring[at + 1] ?? 0) - box[1]) * scale]);
  }
  const isWhole = exact.every(([x, y]) => isInside(x, y));
  const points: number[] = [];
  for (const [exactX, exactY] of isWhole ? exact : clipRing(exact, PICTURE)) {
    const [x, y] = [onGrid(exactX), onGrid(exactY)];
    if (x !== points.at(-2) || y !== points.at(-1)) points.push(x, y);
  }
  return points.length < 6 ? null : points;
}

function isInside(x: number, y: number): boolean {
  const [west, north, east, south] = PICTURE;
  return x >= west && x <= east && y >= north && y <= south;
}

function onGrid(value: number): number {
  return Math.round(value / GRID) * GRID;
}
