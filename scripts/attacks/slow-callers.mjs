import { setTimeout as pause } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { boundedRun } from "./bounded-run.mjs";
import { howSlow } from "./how-slow.mjs";

/**
 * What each of them sends or reads a piece at a time, and how many begin in a second. Bodies are answered before they are
 * read where nobody has a token, so that few are ever open: those with one are in `npm run faults`.
 */
const WAYS = {
  headers: { way: "-H", rate: 1_000, stay: true },
  bodies: { way: "-B", rate: 1_000, stay: false },
  answers: { way: "-X", rate: 400, stay: true },
};
const SOCKETS = 4_000;
const SECONDS = 40;
const ASK_EVERY_MS = 50;
/** Far above what an answer takes beside slow callers, far below what one takes that waits for them. */
const ANSWER_WITHIN_MS = 5_000;
/** An answer that came at once is not slow when it takes twice as long. */
const AT_ONCE_MS = 100;
const PATHS = ["/", "/api2/categories", "/api2/search/suggest?q=a"];

/**
 * Keeps thousands of links to the product that send their headers or bodies, or read their answers, a piece now and
 * then, while somebody goes on using it: everybody is answered, and hardly later than before.
 * @param {string} origin @returns {Promise<{ told: string, faults: string[] }>}
 */
export async function slowCallers(origin) {
  const faults = [];
  const before = await others(origin, pause(SECONDS * 500));
  const told = [`alone ${spell(before)}`];
  for (const [what, { way, rate, stay }] of Object.entries(WAYS)) {
    const size = [`-c${SOCKETS}`, `-r${rate}`, "-i5", "-p10", `-l${SECONDS}`];
    const read = way === "-X" ? ["-w1", "-y8", "-n5", "-z1"] : [];
    const url = ["-u", `${origin}/`];
    const attack = boundedRun("slowhttptest", [way, ...size, ...read, ...url], SECONDS + 20);
    const beside = await others(origin, attack);
    const most = mostOpen((await attack).said);
    told.push(`beside ${most} slow ${what} ${spell(beside)}`);
    if (stay && most < SOCKETS / 2)
      faults.push(`only ${most} of ${SOCKETS} slow ${what} were open at once`);
    faults.push(...beside.failed.map((why) => `beside slow ${what} an answer was ${why}`));
    const allowed = Math.max(2 * before.p99, AT_ONCE_MS);
    if (beside.p99 > allowed)
      faults.push(`beside slow ${what} the 99th of a hundred took ${beside.p99.toFixed(0)} ms`);
  }
  return { told: told.join("; "), faults };
}

/** @typedef {{ failed: string[], answers: number, p50: number, p99: number }} Others */

/**
 * Asks for one page after another until something is over.
 * @param {string} origin @param {Promise<unknown>} end @returns {Promise<Others>}
 */
async function others(origin, end) {
  let isOver = false;
  void end.finally(() => (isOver = true));
  const failed = [];
  const times = [];
  for (let nth = 0; !isOver; nth += 1) {
    const began = performance.now();
    const answer = await ask(origin + PATHS[nth % PATHS.length]);
    times.push(performance.now() - began);
    if (answer !== 200) failed.push(String(answer));
    await pause(ASK_EVERY_MS);
  }
  return { failed, answers: times.length, ...howSlow(times) };
}

/** @returns {Promise<number | string>} the status, or why there was none */
async function ask(/** @type {string} */ url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return String(error);
  }
}

/** How many links the program says it had open at the most. */
export function mostOpen(/** @type {string} */ said) {
  const plain = stripVTControlCharacters(said);
  const open = [...plain.matchAll(/connected:\s*(\d+)/g)].map(([, count]) => Number(count));
  return Math.max(0, ...open);
}

function spell(/** @type {Others} */ { answers, failed, p50, p99 }) {
  return `${answers} answers, ${failed.length} failed, ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}
