import { readFileSync } from "node:fs";
import { makeAccount } from "#test/factories/accounts.ts";
import { clock, ids, RunningMarket } from "#test/running-market.ts";
import { strangers } from "#test/strangers.ts";
import { heldBytes, inspectorDoor } from "./heap.ts";
import { asker, rateOver } from "./load.ts";
import type { Measurement } from "./measurement.ts";

const PEOPLE = 20;
/** Until the caches are full and the code is compiled. */
const WARM_UP = 20_000;
const REPORTED_EVERY = 50_000;
/** Of the end beside what it was after the warm-up. */
const MOST = 1.1;

/** In MB. */
interface Weight {
  /** After a collection. */
  heap: number;
  /** What the kernel has given to the process. */
  resident: number;
}

/**
 * What the product weighs after so many requests, against what it weighed when it was warm: pages, lists, searches and a
 * person's own list in turn, by people from addresses of their own, in a process of `ROLE=web`.
 */
export async function memory(requests: number): Promise<Measurement[]> {
  const market = await RunningMarket.open(undefined, { SEED: "demo" });
  const door = await inspectorDoor();
  const askers = await askersAfterRestart(market, door.nodeOptions);
  try {
    const asks = askers.map(({ ask }) => ask);
    const inTurns = (count: number) =>
      rateOver(Array.from({ length: Math.ceil(count / asks.length) }, () => asks).flat(), PEOPLE);
    await inTurns(WARM_UP);
    const warm = await weigh(market.pid, door.port);
    for (let done = 0; done < requests;) {
      const some = Math.min(REPORTED_EVERY, requests - done);
      const rate = await inTurns(some);
      done += some;
      const { heap, resident } = await weigh(market.pid, door.port);
      process.stdout.write(
        `  … ${done} requests, ${Math.round(rate)} a second, heap ${heap} MB, resident ${resident} MB\n`,
      );
    }
    const end = await weigh(market.pid, door.port);
    const row = (name: string, weight: keyof Weight): Measurement => ({
      name: `${name} after ${requests} requests, beside after ${WARM_UP}`,
      ours: end[weight],
      reference: warm[weight],
      unit: "MB",
      better: "lower",
      bound: MOST,
    });
    return [row("heap", "heap"), row("resident memory", "resident")];
  } finally {
    for (const { close } of askers) close();
    await market.close();
  }
}

async function askersAfterRestart(market: RunningMarket, nodeOptions: string) {
  const account = await makeAccount({ sql: market.sql, clock, ids });
  await market.kill();
  await market.restart({ ROLE: "web", TRUST_PROXY: "1", NODE_OPTIONS: nodeOptions });
  const { cookies } = await market.as(account.id);
  const publicPaths = [
    "/",
    "/services/move-in-cleaning",
    "/api2/search/pro?service=move-in-cleaning",
    "/api2/categories/",
    `/api2/search/suggest?q=${encodeURIComponent("청소")}`,
  ];
  return [
    ...publicPaths.map((path) => asker({ url: () => market.origin + path, headers: strangers() })),
    asker({ url: () => `${market.origin}/api2/requests/`, headers: strangers(cookies) }),
  ];
}

async function weigh(pid: number, port: number): Promise<Weight> {
  const held = await heldBytes(port);
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return {
    heap: Math.round(held / 1e6),
    resident: Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_000),
  };
}
