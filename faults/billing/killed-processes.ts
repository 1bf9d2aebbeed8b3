import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { CrashPoint } from "#server/platform/crash-point.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse } from "./billing-house.ts";
import type { Errand } from "./child.ts";
import { startBillingProcess, type BillingProcess } from "./process.ts";

/** Where a process dies, and what it was about. */
const PLACES: readonly { at: CrashPoint; during: "buy" | "renew" | "claim" }[] = [
  { at: "mid_decision", during: "buy" },
  { at: "before_charge", during: "buy" },
  { at: "after_charge", during: "buy" },
  { at: "after_settle", during: "buy" },
  { at: "before_answer", during: "buy" },
  { at: "mid_decision", during: "renew" },
  { at: "mid_sweep", during: "renew" },
  { at: "before_charge", during: "renew" },
  { at: "after_charge", during: "renew" },
  { at: "after_settle", during: "renew" },
  { at: "before_refund", during: "claim" },
  { at: "after_refund", during: "claim" },
];
const ROUNDS = 50;
const PLACES_IN_SAMPLE = 5;
const RANDOM_KILLS = { sample: 4, full: 1_000 };
const STOPS = { sample: 1, full: 25 };
const AT_ONCE = 4;
/** Renewals that one process finds due. */
const DUE = 4;
/** An errand takes some tenths of a second; the kill falls anywhere in it. */
const KILL_WITHIN_MS = 500;

type During = (typeof PLACES)[number]["during"];
type Command = NonNullable<Errand["command"]>;

/** Processes die at each named place of a purchase, a renewal and a refund. Nothing is lost and nothing is doubled. */
export async function crashPoints(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? 1 : ROUNDS;
  const tried = size.sample ? somePlaces(size.random) : PLACES;
  let done = 0;
  for (let round = 0; round < rounds && Date.now() < size.until; round += 1) {
    // One process at a time does what is due, or the others would leave nothing to the one that has to die.
    for (const { at } of tried.filter(({ during }) => during === "renew")) {
      await dieAt(house, [{ at, command: await prepare(house, "renew") }]);
      done += 1;
    }
    const commands = [];
    for (const { at, during } of tried.filter((place) => place.during !== "renew")) {
      commands.push({ at, command: await prepare(house, during) });
    }
    for (let first = 0; first < commands.length; first += AT_ONCE) {
      await dieAt(house, commands.slice(first, first + AT_ONCE));
    }
    done += commands.length;
  }
  return done;
}

function somePlaces(random: () => number): typeof PLACES {
  return PLACES.map((place) => ({ place, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, PLACES_IN_SAMPLE)
    .map(({ place }) => place);
}

async function dieAt(
  house: BillingHouse,
  errands: readonly { at: CrashPoint; command: Errand["command"] }[],
): Promise<void> {
  await Promise.all(
    errands.map(async ({ at, command }) => {
      const child = await startBillingProcess(house, command, { at });
      if ((await child.ended) !== "SIGKILL") throw new Error(`nobody came to ${at}`);
    }),
  );
  await afterwards(house, errands);
}

/** The same at any moment. */
export async function randomKills(house: BillingHouse, size: FaultSize): Promise<number> {
  const kills = size.sample ? RANDOM_KILLS.sample : RANDOM_KILLS.full;
  let done = 0;
  while (done < kills && Date.now() < size.until) {
    const errands = [];
    // The first one moves the clock to its renewals.
    for (const during of ["renew", "buy", "claim", "buy"] as const) {
      errands.push({
        command: await prepare(house, during),
        moment: size.random() * KILL_WITHIN_MS,
      });
    }
    await Promise.all(
      errands.map(async ({ command, moment }) => {
        const child = await startBillingProcess(house, command);
        await child.begun;
        await pause(moment);
        child.kill("SIGKILL");
        await child.ended;
      }),
    );
    await afterwards(house, errands);
    done += errands.length;
  }
  return done;
}

/**
 * A process is stopped around its charge for longer than anybody waits, others do its work, and then it goes on where
 * it was: its charge counts once, or goes back.
 */
export async function stoppedProcesses(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? STOPS.sample : STOPS.full;
  let done = 0;
  for (let round = 0; round < rounds && Date.now() < size.until; round += 1) {
    for (const at of ["before_charge", "after_charge"] as const) {
      const errands = [
        { command: await prepare(house, "buy") },
        // One alone: stopped amid another renewal's transaction, it would keep locks that everybody has to wait for.
        { command: await prepare(house, "renew", 1) },
      ];
      const children: BillingProcess[] = [];
      try {
        // One after the other: who does what is due would send the other's charge as well, before it can stop there.
        for (const { command } of errands) {
          const child = await startBillingProcess(house, command, { at, by: "SIGSTOP" });
          children.push(child);
          await untilStopped(child);
        }
        house.advance(6 * MINUTE_MS);
        await house.app.sweep();
        house.advance(DAY_MS);
        await house.app.sweep();
      } finally {
        // Nobody could end while one of them stands still, and none may outlive the house's database.
        for (const child of children) child.kill("SIGCONT");
        await Promise.allSettled(children.map(({ ended }) => ended));
      }
      for (const { ended } of children) await ended;
      await afterwards(house, errands);
      done += errands.length;
    }
  }
  return done;
}

/** What a process is to do, with whoever it is about; null for the renewals that are due from now on. */
async function prepare(house: BillingHouse, during: During, due = DUE): Promise<Errand["command"]> {
  if (during === "renew") {
    await Promise.all(Array.from({ length: due }, () => house.joined()));
    house.advance(33 * DAY_MS);
    return null;
  }
  const key = house.freshKey();
  if (during === "buy") {
    const member = await house.member();
    const input = { product_id: PRODUCTS.light, billing_key: member.key };
    return { accountId: member.accountId, name: "subscriptions.buy", input, key };
  }
  const { accountId } = await house.joined();
  return { accountId, name: "subscriptions.guaranteeRefund.claim", input: {}, key };
}

async function afterwards(
  house: BillingHouse,
  errands: readonly { command: Errand["command"] }[],
): Promise<void> {
  const commands = errands.flatMap(({ command }) => command ?? []);
  // The person presses again, with the same key: what was accepted is not done a second time.
  house.advance(2 * MINUTE_MS);
  for (const command of commands) await again(house, command);
  await house.settle();
  for (const command of commands) {
    if ((await again(house, command)) === "idempotency_running") {
      throw new Error(`${command.name} never stops running`);
    }
  }
  await house.assertSound();
  await house.retire();
}

async function again(house: BillingHouse, command: Command): Promise<string | null> {
  const { accountId, name, input, key } = command;
  return (await house.call({ accountId }, name, input, key)).code;
}

async function untilStopped({ pid, ended }: BillingProcess): Promise<void> {
  let how: string | null = null;
  void ended.then(
    (signal) => (how = signal),
    (error: unknown) => (how = String(error)),
  );
  for (let tries = 0; tries < 600; tries += 1) {
    if (how !== null) throw new Error(`process ${pid} never came to where it stops: ${how}`);
    if (stateOf(pid) === "T") return;
    await pause(50);
  }
  throw new Error(`process ${pid} never stopped`);
}

/** A letter, as the kernel gives it; null once nobody has that id. */
function stateOf(pid: number): string | null {
  try {
    // It stands behind the name, which is in brackets.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0] ?? null;
  } catch {
    return null;
  }
}
