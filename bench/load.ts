import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";

/** What is asked for, made anew for each time. */
export interface Target {
  url: () => string;
  headers: () => Record<string, string>;
}

/** Asks for one thing and resolves when its answer is there; rejects unless it is a 200. */
export type Ask = () => Promise<void>;

/** Asks for one after the other over connections that stay open. Close it after use. */
export function asker(target: Target): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const url = target.url();
      const asked = request(url, { agent, headers: target.headers() }, (answer) => {
        answer.resume();
        answer.once("error", reject);
        answer.once("end", () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${url} answered ${answer.statusCode}`));
        });
      });
      asked.once("error", reject);
      asked.end();
    });
  return { ask, close: () => agent.destroy() };
}

/** How many a second come through when so many people ask again as soon as they have their answer. */
export async function rateOf(target: Target, people: number, seconds: number): Promise<number> {
  const next = (request: autocannon.Request) => ({ ...request, ...nextOf(target) });
  const result = await autocannon({
    url: target.url(),
    connections: people,
    duration: seconds,
    requests: [{ setupRequest: next }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url()} answered with ${result.non2xx + result.errors} errors`);
  }
  return Math.round(result.requests.average);
}

function nextOf(target: Target) {
  const { pathname, search } = new URL(target.url());
  return { path: pathname + search, headers: target.headers() };
}

/** How many of these a second come through when so many people do one after the other. */
export async function rateOver(acts: readonly Ask[], people: number): Promise<number> {
  const waiting = [...acts];
  const startedAt = performance.now();
  const person = async () => {
    for (let act = waiting.shift(); act; act = waiting.shift()) await act();
  };
  await Promise.all(Array.from({ length: people }, person));
  return (acts.length / (performance.now() - startedAt)) * 1_000;
}

/** Waits in milliseconds, the shortest first, when so many a second are asked for at even distances, whoever still waits. */
export async function waitsAt(ask: Ask, perSecond: number, seconds: number): Promise<number[]> {
  const waits: number[] = [];
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  const all = Math.round(perSecond * seconds);
  for (let next = 0; next < all; next += 1) {
    const early = startedAt + (next * 1_000) / perSecond - performance.now();
    if (early > 1) await pause(early);
    const askedAt = performance.now();
    running.push(ask().then(() => void waits.push(performance.now() - askedAt)));
  }
  await Promise.all(running);
  return waits.toSorted((a, b) => a - b);
}

/** Of values in their order. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
