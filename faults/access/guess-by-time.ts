import type { Caller } from "#test/caller.ts";
import type { EndpointName } from "#contract/registry.ts";
import { guessing } from "#test/guessing.ts";
import type { FaultSize } from "../run-faults.ts";

/** Asked at once: most of each answer's time is waiting. */
const GUESSERS = 3;
/** How often a guesser may be right who has one time of each and says which is whose, luck aside. */
const MOST_RIGHT = 0.55;
/** In standard errors. */
const LUCK = 3;

/** Two questions that must not be told apart; each asks and gives its milliseconds. */
export interface Pair {
  kind: string;
  known: () => Promise<number>;
  unknown: () => Promise<number>;
}

/** Asks the pairs of up to `most` rounds, in either order, and throws when the times of a kind tell which is which. */
export async function guessByTime(
  { random, until }: FaultSize,
  most: number,
  pairsOf: (round: number) => Pair[],
): Promise<number> {
  const times = new Map<string, { known: number[]; unknown: number[] }>();
  let rounds = 0;
  const guesser = async () => {
    while (rounds < most && Date.now() < until) {
      const pairs = pairsOf(rounds);
      rounds += 1;
      for (const pair of pairs) {
        const both = times.get(pair.kind) ?? { known: [], unknown: [] };
        times.set(pair.kind, both);
        // What the first one leaves to be done is as often the one's as the other's.
        const order = ["known", "unknown"] as const;
        for (const whose of random() < 0.5 ? order : order.toReversed()) {
          both[whose].push(await pair[whose]());
        }
      }
    }
  };
  await Promise.all(Array.from({ length: GUESSERS }, guesser));
  const betrayed: string[] = [];
  for (const [kind, { known, unknown }] of times) {
    const { right, luck, apart } = guessing(known, unknown);
    process.stdout.write(
      `        ${kind}: ${known.length} pairs, right ${right.toFixed(3)}, medians ${apart.toFixed(2)} ms apart\n`,
    );
    if (Math.abs(right - 0.5) > MOST_RIGHT - 0.5 + LUCK * luck) betrayed.push(kind);
  }
  if (betrayed.length > 0) throw new Error(`told by time: ${betrayed.join("; ")}`);
  return rounds;
}

/** Asks one endpoint; throws unless each answer has this status and says the same as all before it. */
export function sameAnswer(caller: Caller, name: EndpointName, status: number) {
  let said: string | null = null;
  return async (
    input: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<number> => {
    const startedAt = performance.now();
    const outcome = await caller.call(name, input, headers);
    const took = performance.now() - startedAt;
    if (outcome.kind !== "answer" || outcome.status !== status)
      throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(outcome)}`);
    const answer = JSON.stringify(outcome.body).replaceAll(/"trace_id":"[^"]*"/g, "");
    said ??= answer;
    if (answer !== said) throw new Error(`${name} says ${said}, and ${answer}`);
    return took;
  };
}
