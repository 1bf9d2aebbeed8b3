import { DYES, dyeOf, hashOf } from "./dyes.ts";

export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A token as a paint: "var(--jjok-wash)". */
  fill: string;
}

export interface Patchwork {
  patches: Patch[];
  /** `d` of the seams between them. */
  seams: string;
}

interface Piece {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cuts fall on this raster, in units of the box. */
const RASTER = 4;

/**
 * A cloth sewn of patches (조각보), in a box of `width` × `height`: the same id gives the same cloth. `cuts` is how
 * often a piece is cut in two: 3 for a small one, 5 for a page's cover.
 */
export function patchwork(id: string, width: number, height: number, cuts: number): Patchwork {
  const random = randomFrom(hashOf(id));
  const pieces: Piece[] = [];
  const seams: string[] = [];
  cut({ x: 0, y: 0, width, height }, cuts);

  const lead = dyeOf(id);
  const others = DYES.filter((dye) => dye !== lead);
  const [second = lead] = others.splice(below(others.length), 1);
  const third = others[below(others.length)] ?? lead;
  const washes = [`${lead}-wash`, `${second}-wash`, `${third}-wash`, "cover-paper"];
  const strong = new Map([
    [below(pieces.length), `${lead}-dye`],
    [below(pieces.length), `${second}-dye`],
  ]);
  let last = -1;
  const patches = pieces.map((piece, index) => {
    // Neighbours in the order of cutting never share a wash.
    last = (last + 1 + below(washes.length - 1)) % washes.length;
    return { ...piece, fill: `var(--${strong.get(index) ?? washes[last]})` };
  });
  return { patches, seams: seams.join("") };

  function below(count: number): number {
    return Math.floor(random() * count);
  }

  function cut(piece: Piece, left: number): void {
    const { x, y, width: w, height: h } = piece;
    const small = Math.min(w, h) < Math.min(width, height) * 0.3;
    if (left === 0 || small) {
      pieces.push(piece);
      return;
    }
    const upright = w > h * (0.9 + random() * 0.5);
    const share = [0.34, 0.42, 0.5, 0.58, 0.66][below(5)] ?? 0.5;
    const at = Math.round(((upright ? w : h) * share) / RASTER) * RASTER;
    if (upright) {
      seams.push(`M${x + at} ${y}v${h}`);
      cut({ x, y, width: at, height: h }, left - 1);
      cut({ x: x + at, y, width: w - at, height: h }, left - 1);
    } else {
      seams.push(`M${x} ${y + at}h${w}`);
      cut({ x, y, width: w, height: at }, left - 1);
      cut({ x, y: y + at, width: w, height: h - at }, left - 1);
    }
  }
}

/** Numbers in [0, 1) from a seed: the same ones each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
