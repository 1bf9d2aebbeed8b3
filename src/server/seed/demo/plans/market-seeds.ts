import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import type { SignedIn } from "../people/signed-in.ts";
import { drawSeeds, type SeedRange, type StorySeed } from "./seeds.ts";

/** What happens in the whole market, by how long ago it began, in days. */
const EVERYWHERE: readonly SeedRange[] = [
  { kind: "reviewed", count: 1_530, fewestDays: 6, mostDays: 400 },
  { kind: "unreviewed", count: 90, fewestDays: 12, mostDays: 300 },
  { kind: "unreviewed", count: 30, fewestDays: 6, mostDays: 11 },
  { kind: "closed", count: 90, fewestDays: 3, mostDays: 300 },
  { kind: "run_out", count: 45, fewestDays: 33, mostDays: 250 },
  { kind: "cancelled", count: 55, fewestDays: 6, mostDays: 250 },
  { kind: "blocked", count: 9, fewestDays: 3, mostDays: 120 },
  { kind: "open", count: 70, fewestDays: 0.05, mostDays: 6.3 },
  { kind: "choosing", count: 24, fewestDays: 8, mostDays: 24 },
  { kind: "choosing", count: 16, fewestDays: 0.8, mostDays: 6 },
  { kind: "hired", count: 36, fewestDays: 3, mostDays: 20 },
];

/** What the pro whom most visitors sign in as finds: work behind them, quotes out, requests to answer. */
const OF_PRO: readonly SeedRange[] = [
  { kind: "reviewed", count: 54, fewestDays: 7, mostDays: 390 },
  { kind: "unreviewed", count: 4, fewestDays: 6, mostDays: 60 },
  { kind: "cancelled", count: 2, fewestDays: 40, mostDays: 200 },
  { kind: "hired", count: 3, fewestDays: 3, mostDays: 12 },
  { kind: "open", count: 9, fewestDays: 0.04, mostDays: 3.5 },
  { kind: "answered", fate: "unread", count: 3, fewestDays: 0.1, mostDays: 1.3 },
  { kind: "answered", fate: "read", count: 3, fewestDays: 0.4, mostDays: 4 },
  { kind: "answered", fate: "declined", count: 1, fewestDays: 2, mostDays: 5 },
  { kind: "answered", fate: "withdrawn", count: 1, fewestDays: 2, mostDays: 5 },
  { kind: "answered", fate: "expired", count: 1, fewestDays: 5.4, mostDays: 6.2 },
];

const OF_OTHERS: readonly SeedRange[] = [
  { kind: "reviewed", count: 18, fewestDays: 7, mostDays: 220 },
  { kind: "hired", count: 1, fewestDays: 3, mostDays: 10 },
  { kind: "open", count: 3, fewestDays: 0.1, mostDays: 4 },
  { kind: "answered", fate: "unread", count: 1, fewestDays: 0.4, mostDays: 1.3 },
  { kind: "answered", fate: "read", count: 2, fewestDays: 0.6, mostDays: 4 },
];

/** Requests that the newest pro may be the first to answer. */
const OF_NEW_PRO: readonly SeedRange[] = [{ kind: "open", count: 4, fewestDays: 0.1, mostDays: 4 }];

/** Work behind them and quotes out, but nobody who has hired them and waits. */
const OF_LIGHT_PRO: readonly SeedRange[] = [
  { kind: "reviewed", count: 8, fewestDays: 9, mostDays: 140 },
  { kind: "open", count: 3, fewestDays: 0.1, mostDays: 4 },
  { kind: "answered", fate: "unread", count: 1, fewestDays: 0.4, mostDays: 1.3 },
  { kind: "answered", fate: "read", count: 2, fewestDays: 0.6, mostDays: 2.4 },
];

/** The beginnings of the market's stories, in order of time. */
export function drawMarketSeeds(
  market: Market,
  roster: readonly DemoPro[],
  signedIn: SignedIn,
): StorySeed[] {
  return [
    ...drawAll(market, "market", roster, EVERYWHERE),
    ...drawAll(market, "pro", [signedIn.pro], OF_PRO),
    ...drawAll(market, "phonepro", [signedIn.phonePro], OF_OTHERS),
    ...drawAll(market, "overdue", [signedIn.overduePro], OF_OTHERS),
    ...drawAll(market, "newpro", [signedIn.newPro], OF_NEW_PRO),
  ].toSorted(byTime);
}

/** Of who joined last, told after all others. */
export function drawLastSeeds(market: Market, lightPro: DemoPro): StorySeed[] {
  return drawAll(market, "lightpro", [lightPro], OF_LIGHT_PRO).toSorted(byTime);
}

function drawAll(
  market: Market,
  name: string,
  pros: readonly DemoPro[],
  ranges: readonly SeedRange[],
): StorySeed[] {
  return ranges.flatMap((range, index) =>
    drawSeeds(market, pros, range, `${name}-${range.kind}-${index}`),
  );
}

const byTime = (a: StorySeed, b: StorySeed): number => a.publishedAt - b.publishedAt;
