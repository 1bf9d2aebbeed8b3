import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { nextDueAt } from "./next-due.ts";
import { stepClock } from "./step-clock.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp("2027-06-01T00:00:00Z");
});

describe("stepping the clock", () => {
  async function message(notBefore: string): Promise<void> {
    await app.sql`
      INSERT INTO deliveries (id, channel, recipient, body, purpose, not_before, created_at)
      VALUES (${app.ids.next()}, 'sms', '+821012345678', 'x', 'test', ${notBefore}, ${app.clock.now()})`;
  }

  it("stops at each moment at which something falls due, and works it off before going on", async () => {
    await message("2027-06-03T00:00:00Z");
    await message("2027-06-02T00:00:00Z");
    await message("2027-06-20T00:00:00Z");
    const sweeps: string[] = [];
    const sweepDue = async () => {
      const now = app.clock.now();
      sweeps.push(now.toISOString().slice(0, 10));
      const done = await app.sql`
        UPDATE deliveries SET state = 'failed' WHERE state = 'pending' AND not_before <= ${now}`;
      // What is done on the second brings about something on the fifth.
      if (done.count > 0 && sweeps.at(-1) === "2027-06-02") await message("2027-06-05T00:00:00Z");
    };
    const { sql, clock } = app;
    await stepClock(
      { sql, clock, moveTo: clock.moveTo, sweepDue },
      new Date("2027-06-10T00:00:00Z"),
    );
    expect(sweeps).toEqual(["2027-06-01", "2027-06-02", "2027-06-03", "2027-06-05", "2027-06-10"]);
    expect(await nextDueAt(sql, clock.now())).toEqual(new Date("2027-06-20T00:00:00Z"));
    expect(await nextDueAt(sql, new Date(clock.now().getTime() + 20 * DAY_MS))).toBeNull();
  });
});
