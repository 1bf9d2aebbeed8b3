import type { Deal } from "./deal.ts";
import { inOrder } from "./percentile.ts";
import { LEAST_IN_GROUP, LEAST_PROS } from "./thresholds.ts";

/** Deals that have something in common, their prices in rising order. */
export interface DealGroup<K> {
  key: K;
  n: number;
  sorted: number[];
}

/** True when figures of these deals reveal nothing of one deal or one pro: enough deals, of enough pros. */
export function isAnonymous(deals: readonly Deal[]): boolean {
  return (
    deals.length >= LEAST_IN_GROUP && new Set(deals.map(({ proId }) => proId)).size >= LEAST_PROS
  );
}

/**
 * Deals by what they have in common. Groups that reveal one deal or one pro are left out, and so are those that
 * would reveal the few that are left when they are taken from the whole. `disjoint`: a deal is in one group at most,
 * and then all groups together leave nothing or enough; the smallest are left out until they do.
 */
export function dealGroups<K>(
  deals: readonly Deal[],
  keysOf: (deal: Deal) => readonly K[],
  disjoint: boolean,
): DealGroup<K>[] {
  const byKey = new Map<K, Deal[]>();
  for (const deal of deals) {
    for (const key of keysOf(deal)) {
      const group = byKey.get(key);
      if (group) group.push(deal);
      else byKey.set(key, [deal]);
    }
  }
  const anonymous = [...byKey]
    .filter(([, group]) => isAnonymous(group) && leavesEnough(deals.length, group.length))
    .toSorted(
      ([a, dealsOfA], [b, dealsOfB]) =>
        dealsOfB.length - dealsOfA.length || (String(a) < String(b) ? -1 : 1),
    );
  if (disjoint) leaveEnough(anonymous, deals.length);
  return anonymous.map(([key, group]) => ({
    key,
    n: group.length,
    sorted: inOrder(group.map(({ price }) => price)),
  }));
}

function leavesEnough(whole: number, part: number): boolean {
  return part === whole || whole - part >= LEAST_IN_GROUP;
}

function leaveEnough(largestFirst: [unknown, Deal[]][], whole: number): void {
  const shown = () => largestFirst.reduce((sum, [, group]) => sum + group.length, 0);
  while (largestFirst.length > 0 && !leavesEnough(whole, shown())) largestFirst.pop();
}
