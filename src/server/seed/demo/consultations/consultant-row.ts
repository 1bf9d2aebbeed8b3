import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { checkConsultant, sortCareer } from "#domain/consultation/check-consultant.ts";
import { RESPONSE_PROMISES } from "#domain/consultation/consultant-limits.ts";
import { noHours, type Hours } from "#domain/consultation/weekly-hours.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { MarketRows } from "../market-rows.ts";
import type { DemoPro } from "../people/demo-pro.ts";

type Row = MarketRows["consultants"][number];

const DAYTIME: Hours[] = [
  { from: "10:00", to: "12:00" },
  { from: "13:30", to: "18:00" },
];
const EVENING: Hours[] = [{ from: "18:30", to: "21:30" }];
const SATURDAY: Hours[] = [{ from: "10:00", to: "15:00" }];

/** A consultant profile as its pro would have put it up; throws when the rules would refuse it. */
export function consultantRow(market: Market, pro: DemoPro, dice: Dice): Row {
  const words = market.data.consultations.trades[pro.trade];
  if (!words) throw new Error(`data/demo/consultations.json: no words for ${pro.trade}`);
  const today = seoulDay(market.now);
  const madeAt = new Date(Math.max(pro.approvedAt ?? 0, market.now - 40 * 86_400_000));
  const row: Row = {
    pro_id: pro.id,
    headline: dice.pick(words.headlines),
    fields: dice.some(words.fields, dice.whole(2, 4)),
    career: drawCareer(words.careers, Number(today.slice(0, 4)), dice),
    fee: dice.weighted([0, 10_000, 20_000, 30_000, 50_000], (fee) => (fee === 0 ? 3 : 2)),
    minutes: dice.pick([20, 30, 30, 40, 60]),
    weekly_hours: drawWeek(dice),
    holidays: [addDays(today, dice.whole(3, 12))],
    response_promise: dice.pick(RESPONSE_PROMISES),
    created_at: madeAt,
    updated_at: madeAt,
  };
  const check = checkConsultant(row, today);
  if (!check.ok) throw new Error(`${row.headline}: ${JSON.stringify(check.fields)}`);
  return row;
}

function drawCareer(lines: readonly string[], thisYear: number, dice: Dice): Row["career"] {
  // Their own house stands first.
  const [now, ...earlier] = lines;
  const before = dice.pick(earlier);
  const since = thisYear - dice.whole(2, 9);
  return sortCareer([
    { from_year: since, to_year: null, text: now ?? "" },
    { from_year: since - dice.whole(2, 7), to_year: since, text: before },
  ]);
}

function drawWeek(dice: Dice): Row["weekly_hours"] {
  const workday = dice.pick([DAYTIME, EVENING, [...DAYTIME, ...EVENING]]);
  return {
    ...noHours(),
    mon: workday,
    tue: workday,
    wed: workday,
    thu: workday,
    fri: dice.chance(0.7) ? workday : [],
    sat: dice.chance(0.5) ? SATURDAY : [],
  };
}
