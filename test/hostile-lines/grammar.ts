/** Every way to take one of each part, one behind the other. */
export function sequences(...parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (lines, part) => lines.flatMap((line) => part.map((next) => line + next)),
    [""],
  );
}

/** The next one of a list, from its beginning after its end. */
type Turn = <T>(of: readonly T[]) => T;

/**
 * Every pair of `first` and `second`; of the other parts each takes its turn, so that each stands beside each of them
 * sooner or later and the lines stay few.
 */
export function pairs(
  first: readonly string[],
  second: readonly string[],
  join: (first: string, second: string, turn: Turn) => string,
): string[] {
  let nth = 0;
  return first.flatMap((one) =>
    second.map((other) => {
      nth += 1;
      // Lists of other lengths are taken in other steps, or the same ones would always meet.
      const turn: Turn = (of) => {
        const found = of[(nth + Math.floor(nth / of.length)) % of.length];
        if (found === undefined) throw new RangeError("nothing takes its turn");
        return found;
      };
      return join(one, other, turn);
    }),
  );
}

export function distinct(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

/** As many of them, each as likely as another; the same seed takes the same ones. */
export function someOf<T>(of: readonly T[], count: number, random: () => number): T[] {
  return of
    .map((one) => ({ one, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one);
}

/** The same word as filters that compare letters would miss it. */
export function oddCase(text: string): string {
  return [...text].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign.toLowerCase())).join("");
}

/** Each sign as an address carries it, also those that need not be carried so. */
export function percentEncoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
