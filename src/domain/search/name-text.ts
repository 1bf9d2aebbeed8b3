/** No name as keys has it in it: spacing is dropped. */
const BEFORE_NAME = "\n";

/** All names of a list one after the other, in which one is found many times sooner than in each by itself. */
export type NameText = {
  text: string;
  /** Where each name begins. */
  starts: readonly number[];
  /** Whose it is: the place in the list. */
  owners: readonly number[];
};

export function nameText(list: readonly (readonly string[])[]): NameText {
  const starts: number[] = [];
  const owners: number[] = [];
  let text = "";
  for (const [owner, names] of list.entries()) {
    for (const name of names) {
      text += BEFORE_NAME;
      starts.push(text.length);
      owners.push(owner);
      text += name;
    }
  }
  return { text: text + BEFORE_NAME, starts, owners };
}

export type Where = "beginning" | "anywhere";

/** The names that have these keys in them, or at their beginning, in the order of the list. */
export function* namesWith(
  { text, starts, owners }: NameText,
  keys: string,
  where: Where,
): Generator<{ name: string; owner: number }> {
  const sought = where === "beginning" ? BEFORE_NAME + keys : keys;
  let which = 0;
  let found = text.indexOf(sought);
  while (found !== -1) {
    const end = text.indexOf(BEFORE_NAME, found + sought.length);
    which = lastUpTo(starts, found + sought.length - keys.length, which);
    yield { name: text.slice(starts[which], end), owner: owners[which] ?? 0 };
    found = text.indexOf(sought, end);
  }
}

/** The index of the last of ascending numbers that is no more than `limit`, which is at `from` or after it. */
function lastUpTo(ascending: readonly number[], limit: number, from: number): number {
  let [low, high] = [from, ascending.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? Infinity) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
