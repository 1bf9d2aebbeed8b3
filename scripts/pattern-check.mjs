import { check } from "recheck";

/** @typedef {import("./patterns.mjs").Pattern} Pattern */

// Judged by steps and never by the clock: a busy machine must not change the answer.
const SETTINGS = {
  timeout: 60_000,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 150_000_000,
  maxAttackStringSize: 30_000,
  maxPatternSize: 10_000,
  randomSeed: 1,
};
// Beyond that a pattern is tried with texts; few of ours that count so far are hard to work out.
const REPEATS = 300;

/**
 * Which patterns may take longer than their text is long, as recheck finds out. `judged`: by a piece of its source,
 * why one that it cannot decide is none; one that it finds vulnerable is never excused.
 * @param {readonly Pattern[]} patterns
 * @param {Record<string, string>} judged
 * @returns {Promise<string[]>}
 */
export async function patternFaults(patterns, judged = {}) {
  const used = new Set();
  const faults = await Promise.all(
    patterns.map(async ({ source, flags, place }) => {
      const excuse = Object.keys(judged).find((piece) => source.includes(piece));
      if (excuse !== undefined) used.add(excuse);
      const limits = excuse === undefined ? SETTINGS : { ...SETTINGS, timeout: 5_000 };
      const found = await check(source, flags, { ...limits, maxRepeatCount: REPEATS });
      if (found.status === "safe") return [];
      const named = `${place}: /${source}/${flags}`;
      if (found.status === "vulnerable") {
        return [`${named} is ${found.complexity.summary}, as with ${found.attack.pattern}`];
      }
      return excuse === undefined ? [`${named} cannot be decided: ${found.error.kind}`] : [];
    }),
  );
  const unused = Object.keys(judged).filter((piece) => !used.has(piece));
  return [...faults.flat(), ...unused.map((piece) => `no pattern has ${piece} any more`)];
}
