import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import { serviceOf, type DemoService, type Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import type { DemoRegion } from "../demo-regions.ts";

const PAST_KINDS = ["reviewed", "unreviewed", "closed", "run_out", "cancelled", "blocked"] as const;
export type PastKind = (typeof PAST_KINDS)[number];
export type LiveKind = "open" | "choosing" | "hired" | "answered";
export type SeedKind = PastKind | LiveKind;

/** True for a story that has come to its end by now. */
export function isPastKind(kind: SeedKind): kind is PastKind {
  return PAST_KINDS.some((past) => past === kind);
}

/** What becomes of the one quote of an `answered` request that matters. */
export type QuoteFate = "unread" | "read" | "declined" | "withdrawn" | "expired";

/** Where a story begins: a request that its pro could receive, and what is to come of it. */
export interface StorySeed {
  name: string;
  kind: SeedKind;
  /** Hired, if anybody is. */
  pro: DemoPro;
  service: DemoService;
  region: DemoRegion | null;
  publishedAt: number;
  /** Of `answered`. */
  fate?: QuoteFate | undefined;
}

export interface SeedRange {
  kind: SeedKind;
  count: number;
  /** Published so many days ago. */
  fewestDays: number;
  mostDays: number;
  fate?: QuoteFate;
}

const ONLINE = 0.3;
const AT_HOME = 0.4;

/** Draws the beginnings of stories with these pros, the busier ones more often. */
export function drawSeeds(
  market: Market,
  pros: readonly DemoPro[],
  range: SeedRange,
  name: string,
): StorySeed[] {
  const dice = market.dice.stream(`seeds/${name}`);
  const active = pros.filter(
    ({ state, approvedAt }) =>
      state === "approved" &&
      approvedAt !== null &&
      approvedAt < latest(market, range) - 2 * DAY_MS,
  );
  return Array.from({ length: range.count }, (_, index) =>
    drawSeed(market, active, range, `${name}-${index}`, dice),
  );
}

function latest(market: Market, { fewestDays }: SeedRange): number {
  return market.now - fewestDays * DAY_MS;
}

function drawSeed(
  market: Market,
  pros: readonly DemoPro[],
  range: SeedRange,
  name: string,
  dice: Dice,
): StorySeed {
  for (;;) {
    const pro = dice.weighted(pros, ({ busyness }) => busyness);
    const earliest = Math.max((pro.approvedAt ?? 0) + DAY_MS, market.now - range.mostDays * DAY_MS);
    const at = Math.round(
      latest(market, range) - dice.next() ** 1.15 * (latest(market, range) - earliest),
    );
    const publishedAt = atDaytime(market, at, range, dice);
    if (pro.pausedSince !== null && publishedAt >= pro.pausedSince) continue;
    const service = dice.weighted(
      [...pro.services].map((slug) => serviceOf(market, slug)),
      ({ popular_weight }) => popular_weight,
    );
    const isOnline = service.form.questions.some((one) => one.online_value) && dice.chance(ONLINE);
    const code = dice.chance(AT_HOME) ? pro.home.code : dice.pick([...pro.siGunGuCodes]);
    const region = isOnline ? null : market.country.region(code);
    return { name, kind: range.kind, fate: range.fate, pro, service, region, publishedAt };
  }
}

/**
 * Moves an instant into the hours around the present one of the day: whoever seeds the market at work
 * finds it busy by day. What is fresh stays as it is.
 */
function atDaytime(market: Market, at: number, range: SeedRange, dice: Dice): number {
  if (range.fewestDays < 2) return at;
  const days = Math.round((market.now - at) / DAY_MS);
  const published = market.now - days * DAY_MS + Math.round(dice.between(-6, 6) * HOUR_MS);
  return Math.min(published, latest(market, range));
}
