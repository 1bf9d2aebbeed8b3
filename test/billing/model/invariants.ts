import { addDays } from "#domain/calendar/day.ts";
import type { Membership } from "#domain/membership/membership.ts";
import type { Account, Kept } from "../account.ts";
import type { Gateway } from "./gateway.ts";

type Check = (account: Account, gateway: Gateway) => string[];

/** What must hold of an account and the gateway's record after every command, by the scenarios' numbers. */
const CHECKS: Record<string, Check> = {
  // Each lot's accounts add up to nothing, so each transfer did.
  I1: ({ books }) =>
    [...books.balances]
      .filter(([, lot]) => lot.issued + lot.available + lot.held + lot.spent + lot.expired !== 0)
      .map(([id]) => `lot ${id} does not add up`),
  I2: ({ books }) => {
    const available = new Map<string, number>();
    const sign = { grant: 1, release: 1, refund: 1, hold: -1, expire: -1, spend: -1, capture: 0 };
    for (const { reason, parts } of books.transfers) {
      for (const { lot_id, amount } of parts) {
        available.set(lot_id, (available.get(lot_id) ?? 0) + sign[reason] * amount);
      }
    }
    return books.lots
      .filter(({ id }) => books.of(id).available !== (available.get(id) ?? 0))
      .map(({ id }) => `lot ${id} has another balance than its rows`);
  },
  I3: ({ books }) =>
    [...books.balances]
      .filter(([, lot]) => Math.min(lot.available, lot.held, lot.spent, lot.expired) < 0)
      .map(([id]) => `lot ${id} is below 0`),
  // A charge that counted, and exactly one grant for it.
  I4: ({ books, payments }) => {
    const paid = payments.filter(
      ({ status, purpose }) => status === "paid" && purpose !== "recharge",
    );
    const charged = count(paid.map(keyOf));
    const granted = count(
      books.lots.filter(({ kind }) => kind === "plan").map(({ source }) => keyOfSource(source)),
    );
    return [...new Set([...charged.keys(), ...granted.keys()])]
      .filter((key) => charged.get(key) !== granted.get(key))
      .map((key) => `${key}: ${charged.get(key) ?? 0} charges, ${granted.get(key) ?? 0} grants`);
  },
  I5: ({ payments }) => {
    const once = payments.filter(
      ({ status, purpose }) =>
        status === "paid" && (purpose === "purchase" || purpose === "renewal"),
    );
    return [...count(once.map(keyOf))]
      .filter(([, times]) => times > 1)
      .map(([key]) => `${key} charged twice`);
  },
  I6: ({ books, holds }) => {
    const live = holds.filter(({ state }) => state === "held").flatMap(({ parts }) => parts);
    const held = books.lots.reduce((sum, { id }) => sum + books.of(id).held, 0);
    const expected = live.reduce((sum, { amount }) => sum + amount, 0);
    return held === expected ? [] : [`${held} held, ${expected} in live holds`];
  },
  I7: ({ memberships, periods }) =>
    [...memberships.keys()].flatMap((id) => {
      const own = periods.filter(({ membership_id }) => membership_id === id);
      return own
        .filter(({ period }, index) => {
          const before = own[index - 1]?.period;
          return before !== undefined && period.start !== addDays(before.end, 1);
        })
        .map(({ period }) => `${id}: ${period.start} does not follow on`);
    }),
  I8: ({ memberships }) => {
    const live = [...memberships.values()].filter(({ state }) => state !== "ended");
    return live.length > 1 ? [`${live.length} live memberships`] : [];
  },
  // Money at the gateway is a charge that counted, or under way to us, or went back.
  I10: ({ payments, memberships }, { captures }) => [
    ...payments
      .filter(({ id, status }) => status === "paid" && !captures.has(id))
      .map(({ id }) => `${id} is paid without a capture`),
    ...payments
      .filter((payment) => payment.refunded !== refundedAt(payment, captures))
      .map(({ id }) => `${id} was refunded differently at the gateway`),
    ...[...captures.keys()]
      .filter((id) => !payments.some((payment) => payment.id === id))
      .map((id) => `${id} was captured and is not known`),
    ...endedButCharging([...memberships.values()]),
  ],
};

/** The invariants that do not hold, with their numbers; empty when all is well. */
export function brokenInvariants(account: Account, gateway: Gateway): string[] {
  return Object.entries(CHECKS).flatMap(([name, check]) =>
    check(account, gateway).map((text) => `${name} ${text}`),
  );
}

/** Captures that are neither a charge that counts nor paid back: none may be left once all is heard. */
export function strayCaptures({ payments }: Account, { captures }: Gateway): string[] {
  return [...captures.values()]
    .filter(({ id, amount }) => {
      const ours = payments.find((payment) => payment.id === id);
      if (!ours || ours.status === "paid") return ours === undefined;
      return ours.refunded + ours.taken_back !== amount;
    })
    .map(({ id }) => id);
}

function keyOf({ membership_id, period, purpose }: Kept): string {
  return `${membership_id} ${period.start} ${purpose}`;
}

function keyOfSource(source: string): string {
  const [, membership, start, purpose] = source.split(":");
  return `${membership} ${start} ${purpose}`;
}

function count(keys: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

// A bank transfer goes back outside of the gateway, so only cards are compared.
function refundedAt(payment: Kept, captures: Gateway["captures"]): number {
  if (payment.method === "phone") return payment.refunded;
  return captures.get(payment.id)?.refunded ?? 0;
}

function endedButCharging(memberships: readonly Membership[]): string[] {
  return memberships
    .filter(({ state, payment }) => state === "ended" && payment !== null)
    .map(({ id }) => `${id} has ended and is still charging`);
}
