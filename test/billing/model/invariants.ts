import type { BookLot } from "../books.ts";
import { addDays } from "#domain/calendar/day.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import { periodOverAt } from "#domain/schedule/period-instants.ts";
import { periodAfter } from "#domain/schedule/period.ts";
import type { Membership } from "#domain/membership/membership.ts";
import { claimsOf } from "#domain/membership/open-claims.ts";
import { isOverdue } from "#domain/membership/state.ts";
import type { Account, Kept } from "../account.ts";
import type { Gateway } from "./gateway.ts";

type Check = (account: Account, gateway: Gateway) => string[];

/** What must hold of an account and the gateway's record after every command, by the scenarios' numbers. */
const CHECKS: Record<string, Check> = {
  // Each lot's accounts add up to nothing, so each transfer did.
  I1: ({ books }) =>
    [...books.balances]
      .filter(
        ([, lot]) =>
          lot.issued + lot.available + lot.held + lot.spent + lot.expired + lot.taken_back !== 0,
      )
      .map(([id]) => `lot ${id} does not add up`),
  I2: ({ books }) => {
    const available = new Map<string, number>();
    const gone = { hold: -1, expire: -1, spend: -1, take_back: -1, capture: 0 };
    const sign = { grant: 1, release: 1, refund: 1, give_back: 1, ...gone };
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
      .filter(
        ([, lot]) => Math.min(lot.available, lot.held, lot.spent, lot.expired, lot.taken_back) < 0,
      )
      .map(([id]) => `lot ${id} is below 0`),
  // Credits that went with money: never more than their share, none without it, and each somewhere.
  taken_back: (account) => [...takenProblems(account), ...debtProblems(account)],
  // A charge that counted, and exactly one grant for it.
  I4: ({ books, payments }) => {
    const paid = payments.filter(
      ({ status, purpose }) => status === "paid" && purpose !== "recharge",
    );
    const charged = count(paid.map(keyOf));
    const granted = count(books.lots.filter(({ kind }) => kind === "plan").map(keyOfLot));
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
      .filter(({ amount, refunded, taken_back }) => refunded + taken_back > amount)
      .map(({ id }) => `of ${id} more went back than was paid`),
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

/** Charges that made others good which are ours again: none may be left once all is heard. */
export function paidTwice({ memberships, payments }: Account): string[] {
  return [...memberships.keys()].flatMap((id) => {
    const own = payments.filter(({ membership_id }) => membership_id === id);
    return claimsOf(own).excess.map(({ payment }) => payment.id);
  });
}

/** A renewal that something could pay ends unpaid only after the gateway refused a charge of it, or with its period. */
export function endedUntried(
  before: Membership | null,
  { membership, payments, now }: Account,
  { refused }: Gateway,
): string[] {
  const isEnd = before?.state !== "ended" && membership?.end_reason === "unpaid";
  if (!before || !isEnd || before.id !== membership.id || !before.method?.usable) return [];
  const owed = before.arrears?.kind === "claims" ? null : periodAfter(before.anchor, before.period);
  const tried = payments.some(({ id, purpose, period }) => {
    return refused.has(id) && purpose === "renewal" && period.start > before.period.end;
  });
  return owed === null || tried || now >= periodOverAt(owed)
    ? []
    : [`${before.id} was never tried`];
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

/** Of a live membership, whose payments say how much of each is gone. */
function takenProblems({ books, takenBooks, membership, payments }: Account): string[] {
  if (!membership || membership.state === "ended") return [];
  const own = payments.filter(({ membership_id }) => membership_id === membership.id);
  const { partial, open } = claimsOf(own);
  const mayOwe = membership.state === "active" && membership.renewal_tried_at === null;
  return [
    ...own.flatMap((payment) => {
      const lot = books.lots.find((one) => keyOfLot(one) === keyOf(payment));
      const isUpgrade = payment.purpose === "upgrade";
      if (!lot || isUpgrade || payment.status !== "paid" || lot.kind !== "plan") return [];
      const { taken, owed } = takenBooks.of(lot.id);
      const share = Math.floor((lot.credits * (partial.get(payment.id) ?? 0)) / payment.amount);
      return taken + owed > share
        ? [`${taken} + ${owed} of ${payment.id} are gone, not ${share}`]
        : [];
    }),
    ...(mayOwe && open.length > 0 ? [`active although ${open.length} payments are gone`] : []),
  ];
}

function debtProblems({ books, takenBooks, membership, now }: Account): string[] {
  const kinds = payingKinds(isOverdue(membership?.state ?? null));
  const usable = books
    .withBalance()
    .filter(({ kind, expires_at }) => kinds.includes(kind) && expires_at > now)
    .reduce((sum, { available }) => sum + available, 0);
  const lots = books.lots.map(({ id }) => {
    const { held, spent, taken_back: all } = books.of(id);
    const own = takenBooks.of(id);
    // What paid the debt of another lot is used as well.
    return { ...own, used: held + spent + all - own.taken, all };
  });
  const sum = (of: (lot: (typeof lots)[number]) => number) =>
    lots.reduce((total, lot) => total + of(lot), 0);
  const paid = sum(({ owed, open }) => owed - open);
  return [
    ...(takenBooks.open > 0 && usable > 0 ? [`${takenBooks.open} owed beside ${usable}`] : []),
    ...(sum(({ taken }) => taken) + paid === sum(({ all }) => all)
      ? []
      : ["credits were taken back that are neither a lot's own nor a debt's"]),
    ...lots
      .filter(({ taken, owed, open }) => Math.min(taken, owed, open, owed - open) < 0)
      .map(() => "below 0 of what was taken back"),
    ...lots.filter(({ open, used }) => open > used).map(() => "more is owed than was used"),
  ];
}

function keyOf({ membership_id, period, purpose }: Kept): string {
  return `${membership_id} ${period.start} ${purpose}`;
}

function keyOfLot({ membership_id, period_start, purpose }: BookLot): string {
  return `${membership_id} ${period_start} ${purpose}`;
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
