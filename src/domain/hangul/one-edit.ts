/**
 * Whether one key put in, left out, replaced or swapped with its neighbour makes one text of keys of the other. The same
 * text is none.
 */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  const at = firstDifference(short, long);
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Whether a text of keys is one edit from what another begins with: on the way to it, with one slip. */
export function isOneEditFromBeginning(typed: string, whole: string): boolean {
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more;
    return length <= whole.length && isOneEdit(typed, whole.slice(0, length));
  });
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
