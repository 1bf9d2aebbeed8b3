/** What a press of one key asks for: another row, or what a control names as its key. */
export type KeyWish = { move: 1 | -1 } | { control: string };

interface KeyPress {
  /** Where the key is, whatever is typed with it: a Korean keyboard types ㅓ by J. */
  code: string;
  /** With a modifier it belongs to the browser. */
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
}

/** What a press asks for; null for a key of nobody's. */
export function wishOf(press: KeyPress): KeyWish | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing) return null;
  const letter = /^Key([A-Z])$/.exec(press.code)?.[1];
  if (letter === undefined) return null;
  if (letter === "J") return { move: 1 };
  if (letter === "K") return { move: -1 };
  return { control: letter };
}

/** The row that a move leads to; the first one from nowhere, and the same at an end. -1 without rows. */
export function nextRow(current: number, move: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (current === -1) return 0;
  return Math.min(count - 1, Math.max(0, current + move));
}
