import type { Box } from "./region-shapes.ts";

type Point = readonly [x: number, y: number];

/** The part of a closed ring inside a box (Sutherland and Hodgman); what leaves it runs along its edges instead. */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  const [west, north, east, south] = box;
  const atX = (x: number) => (from: Point, to: Point) => crossing(from, to, 0, x);
  const atY = (y: number) => (from: Point, to: Point) => crossing(from, to, 1, y);
  const edges = [
    { keeps: ([x]: Point) => x >= west, cross: atX(west) },
    { keeps: ([x]: Point) => x <= east, cross: atX(east) },
    { keeps: ([, y]: Point) => y >= north, cross: atY(north) },
    { keeps: ([, y]: Point) => y <= south, cross: atY(south) },
  ];
  return edges.reduce<Point[]>(
    (points, { keeps, cross }) => {
      return points.flatMap((point, at) => {
        const before = points.at(at - 1) ?? point;
        const enters = keeps(point) !== keeps(before) ? [cross(before, point)] : [];
        return keeps(point) ? [...enters, point] : enters;
      });
    },
    [...ring],
  );
}

/** Where the way from one point to another meets x (axis 0) or y (axis 1) = `value`. */
function crossing(from: Point, to: Point, axis: 0 | 1, value: number): Point {
  const share = (value - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? 1 : 0;
  const there = from[other] + share * (to[other] - from[other]);
  return axis === 0 ? [value, there] : [there, value];
}
