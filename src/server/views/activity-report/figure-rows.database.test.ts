import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { weeksOf } from "#domain/activity-report/range.ts";
import { NO_SUMS, sumFacts } from "#domain/activity-report/sums.ts";
import type { ActivityFacts } from "#domain/activity-report/facts.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { drawActivityMarket, SERVICES, type ActivePro } from "#test/factories/activity-market.ts";
import { seededRandom } from "#test/seeded-random.ts";
import { loadSums } from "./load-activity-report.ts";

const SEED = 20_270_310;

let app: TestApp;
let pros: ActivePro[];

beforeAll(async () => {
  app = await testApp();
  pros = await drawActivityMarket(app, seededRandom(SEED));
});

describe("the figures counted by the database", () => {
  it("are those of the rule, whatever happened, for any range and service", async () => {
    const random = seededRandom(SEED + 1);
    const today = seoulDay(app.clock.now().getTime());
    const pick = (most: number) => Math.floor(random() * most);
    let counted = 0;
    for (let round = 0; round < 60; round += 1) {
      const { pro, facts } = pros[round % pros.length] ?? never();
      const to = addDays(today, -pick(30));
      const range = { from: addDays(to, -pick(60)), to };
      const service = [null, ...SERVICES][pick(SERVICES.length + 1)] ?? null;
      const got = await loadSums(app.sql, { ...range, service, pro });
      const expected = {
        total: sumFacts(facts, range, service),
        weeks: weeksOf(range).map((week) => ({ ...week, sums: sumFacts(facts, week, service) })),
        services: servicesOf(facts, range, service),
      };
      expect(got, `seed ${SEED}, round ${round}`).toEqual(expected);
      counted += got.total.sent + got.total.captured + got.total.positionCount;
    }
    expect(counted).toBeGreaterThan(500);
  });

  it("are those of nothing for a pro to whom nothing came", async () => {
    const pro = { id: crypto.randomUUID(), accountId: crypto.randomUUID() };
    const range = { from: "2027-03-01", to: "2027-03-07" };
    expect(await loadSums(app.sql, { ...range, service: null, pro })).toEqual({
      total: NO_SUMS,
      weeks: [{ ...range, sums: NO_SUMS }],
      services: [],
    });
  });
});

/** The services in which anything happened, by slug. */
function servicesOf(
  facts: ActivityFacts,
  range: { from: string; to: string },
  service: string | null,
) {
  return SERVICES.filter((slug) => service === null || slug === service)
    .toSorted()
    .map((slug) => ({ slug, sums: sumFacts(facts, range, slug) }))
    .filter(({ sums }) => JSON.stringify(sums) !== JSON.stringify(NO_SUMS));
}

function never(): never {
  throw new Error("no pro was drawn");
}
