/** A name is cut with at most so many letters. */
const MOST_LETTERS = 9;
/** 도장 of few letters close with 인 (印, seal), so that no place in the square stays empty. */
const closing = new Map([
  [3, ["인"]],
  [5, ["인"]],
  [7, ["의", "인"]],
  [8, ["인"]],
]);

/** What has no letters at all still has a seal. */
const NAMELESS = "솜";

/**
 * The letters of a name as rows of a square seal, read from the left. A seal drawn small holds fewer: the first up to
 * 24 px, four up to 40 px.
 */
export function sealRows(name: string, pixels: number): string[][] {
  const letters = [...name.replace(/[^\p{L}\p{N}]/gu, "")];
  if (letters.length === 0) letters.push(NAMELESS);
  const fitting = pixels <= 24 ? letters.slice(0, 1) : pixels <= 40 ? few(letters) : many(letters);
  const across = fitting.length <= 2 ? 1 : fitting.length <= 6 ? 2 : 3;
  return Array.from({ length: Math.ceil(fitting.length / across) }, (_, row) =>
    fitting.slice(row * across, (row + 1) * across),
  );
}

function few(letters: string[]): string[] {
  return letters.length === 3 ? closed(letters) : letters.slice(0, 4);
}

function many(letters: string[]): string[] {
  const cut = letters.slice(0, MOST_LETTERS);
  return closed(cut);
}

function closed(letters: string[]): string[] {
  return [...letters, ...(closing.get(letters.length) ?? [])];
}

export interface SealLetter {
  letter: string;
  /** For a `<text fontSize={100} textAnchor="middle" y={35}>` in a box of 100. */
  transform: string;
}

/** A letter of 100 px is about as wide and as high as this; it is stretched from there. */
const LETTER_WIDTH = 87;
const LETTER_HEIGHT = 88;
/** The part of its place that a letter takes. */
const FILL = 0.93;

/** Each letter stretched over its place in a square of 100, `edge` free on each side. */
export function sealLetters(rows: readonly string[][], edge: number): SealLetter[] {
  const side = 100 - 2 * edge;
  const height = side / rows.length;
  return rows.flatMap((row, rowIndex) => {
    const width = side / row.length;
    return row.map((letter, index) => {
      const x = edge + width * (index + 0.5);
      const y = edge + height * (rowIndex + 0.5);
      const across = (width * FILL) / LETTER_WIDTH;
      const down = (height * FILL) / LETTER_HEIGHT;
      return {
        letter,
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${across.toFixed(3)} ${down.toFixed(3)})`,
      };
    });
  });
}
