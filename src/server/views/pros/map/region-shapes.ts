import { readFileSync } from "node:fs";

/** A closed ring as x, y, x, y … in whole units of the country's plane: x to the east, y to the south, 111 m each. */
export type Ring = readonly number[];

/** West, north, east and south edge. */
export type Box = readonly [number, number, number, number];

/** The shape of a region on the plane. */
export interface RegionShape {
  rings: readonly Ring[];
  box: Box;
}

const FILE = new URL("../../../../../data/regions/shapes.tsv", import.meta.url);

let shapes: ReadonlyMap<string, RegionShape> | undefined;

/** The shapes of all si-gun-gu and si-do by code; read once, when the first map is drawn. */
export function regionShapes(): ReadonlyMap<string, RegionShape> {
  shapes ??= readShapes(readFileSync(FILE, "utf8"));
  return shapes;
}

/** Reads the table that scripts/derive-region-shapes.mjs writes. */
export function readShapes(table: string): Map<string, RegionShape> {
  const cells = new Map(
    table
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t") as [code: string, rings: string]),
  );
  const read = new Map<string, RegionShape>();
  for (const [code, text] of cells) {
    const rings = text.startsWith("=") ? cells.get(text.slice(1)) : text;
    if (!rings) throw new Error(`no shape of ${code}`);
    read.set(code, shapeOf(rings.split("|").map(readRing)));
  }
  return read;
}

/** The first point, then steps from point to point; a minus parts two numbers as well as a blank does. */
function readRing(text: string): number[] {
  const steps = (text.match(/-?\d+/g) ?? []).map(Number);
  for (let at = 2; at < steps.length; at += 1) steps[at] = (steps[at] ?? 0) + (steps[at - 2] ?? 0);
  return steps;
}

function shapeOf(rings: readonly Ring[]): RegionShape {
  const xs = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 0));
  const ys = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 1));
  // Thousands of points: too many for the arguments of Math.min.
  const least = (all: number[]) => all.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (all: number[]) => all.reduce((a, b) => Math.max(a, b), -Infinity);
  return { rings, box: [least(xs), least(ys), most(xs), most(ys)] };
}
