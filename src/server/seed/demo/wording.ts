import type { Dice } from "./dice.ts";

/**
 * A sentence from its pattern: of "{a|b}" one is drawn, "{name}" is filled in from `values`. Throws for a
 * name that has no value.
 */
export function phrase(
  pattern: string,
  dice: Dice,
  values: Readonly<Record<string, string>> = {},
): string {
  return pattern.replaceAll(/\{([^{}]*)\}/g, (_whole, inner: string) => {
    if (inner.includes("|")) return dice.pick(inner.split("|"));
    const value = values[inner];
    if (value === undefined) throw new Error(`"${pattern}": no value for {${inner}}`);
    return value;
  });
}

/** Deals the items of a list in a drawn order and begins anew when all were dealt. */
export class Deck<T> {
  readonly #items: readonly T[];
  readonly #dice: Dice;
  #left: T[] = [];

  constructor(items: readonly T[], dice: Dice) {
    this.#items = items;
    this.#dice = dice;
  }

  draw(): T {
    if (this.#left.length === 0) this.#left = this.#dice.shuffled(this.#items);
    const item = this.#left.pop();
    if (item === undefined) throw new RangeError("an empty deck");
    return item;
  }
}
