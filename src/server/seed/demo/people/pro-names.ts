import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import { tradeOf } from "../demo-data.ts";

/** Gives out business names, each once. */
export class ProNames {
  readonly #market: Market;
  readonly #taken = new Set<string>();

  constructor(market: Market, taken: readonly string[]) {
    this.#market = market;
    for (const name of taken) this.#taken.add(name);
  }

  draw(trade: string, dice: Dice): string {
    const { roots } = this.#market.data.names;
    const endings = tradeOf(this.#market.data, trade).name_endings;
    const free = dice
      .shuffled(roots)
      .flatMap((root) => dice.shuffled(endings).map((ending) => `${root}${ending}`))
      .find((name) => !this.#taken.has(name));
    if (free === undefined) throw new Error(`no name left for ${trade}`);
    this.#taken.add(free);
    return free;
  }
}

/** A person's name; of strangers people see its first letter only. */
export function personName(market: Market, dice: Dice): string {
  const { surnames, given_names: given } = market.data.names;
  return dice.pick(surnames) + dice.pick(given);
}
