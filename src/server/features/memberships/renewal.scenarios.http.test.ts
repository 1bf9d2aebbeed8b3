import { describe, expect, it } from "vitest";
import { inOrder, type ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";

const begin = serverStories();

const CHARGED = "charge renewal 29000";
const PAID = [
  "payment paid",
  "invoice 2027-02-15/2027-03-14 29000 vat 2636",
  "paid 2027-02-15/2027-03-14",
  "close plan 30 rolled_over",
];
const GRANTED = [
  "grant rollover 15 until 2027-03-15T00:00",
  "grant plan 30 until 2027-03-15T00:00",
  "renewed",
];
const RENEWED = inOrder([CHARGED, ...PAID, ...GRANTED]);
/** Credits of a period that nobody renewed are gone once, whichever work comes to them first. */
const OVER = ["expire plan 30", "close plan 30 period_over"];
const OVERDUE = ["extend until 2027-02-23T00:00", "renewal_failed", "overdue"];

/** Joined on 15 January; it is the morning of the renewal. */
async function atRenewal(method: "card" | "phone" = "card"): Promise<ServerStory> {
  const story = await begin("2027-01-15T14:00", { method });
  await story.buy();
  await story.at("2027-02-08T10:00");
  await story.at("2027-02-14T10:00");
  await story.at("2027-02-15T00:00");
  return story;
}

/** The first days of the periods that a member of that day is charged for. */
async function starts(story: ServerStory, mornings: readonly string[]): Promise<string[]> {
  const paid: string[] = [];
  for (const day of mornings) {
    await story.at(`${day}T00:00`);
    const lines = await story.at(`${day}T10:00`);
    paid.push(...lines.filter((line) => line.startsWith("paid")).map((line) => line.slice(5, 15)));
  }
  return paid;
}

describe("a renewal", () => {
  it("is announced, charged at 10:00 of the start day and granted (B01)", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.buy();
    expect(await story.at("2027-02-08T09:59:59.999")).toEqual([]);
    expect(await story.at("2027-02-08T10:00")).toEqual(["notice renewal_in_7_days"]);
    expect(await story.at("2027-02-08T10:01")).toEqual([]);
    expect(await story.at("2027-02-14T10:00")).toEqual(["notice renewal_tomorrow"]);
    expect(await story.at("2027-02-14T23:59:59.999")).toEqual([]);
    expect(await story.at("2027-02-15T00:00")).toEqual(["extend until 2027-02-16T00:00"]);
    expect(await story.stands()).toBe("active, 30 credits");
    expect(await story.at("2027-02-15T09:59:59.999")).toEqual([]);
    expect(await story.at("2027-02-15T10:00")).toEqual(RENEWED);
    expect(await story.stands()).toBe("active, 45 credits");
    expect(await story.taken()).toEqual(["PAID 29000", "PAID 29000"]);
  });

  it("is told to a phone payer by text message, too, each month", async () => {
    const story = await atRenewal("phone");
    expect(await story.at("2027-02-15T10:00")).toEqual(
      inOrder([...RENEWED, "sms of a charge by phone"]),
    );
  });

  it("returns to the 31st after short months and never drifts (B02)", async () => {
    const days = [
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
      "2027-06-30",
      "2027-07-31",
      "2027-08-31",
      "2027-09-30",
      "2027-10-31",
      "2027-11-30",
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
    ];
    const story = await begin("2026-12-31T14:00");
    expect(await story.buy()).toContain("paid 2026-12-31/2027-01-30");
    expect(await starts(story, days)).toEqual(days);
  });

  it("anchored on the 30th goes over February's end and back (B03)", async () => {
    const story = await begin("2027-01-30T14:00");
    expect(await story.buy()).toContain("paid 2027-01-30/2027-02-27");
    const days = ["2027-02-28", "2027-03-30", "2027-04-30"];
    expect(await starts(story, days)).toEqual(days);
    const leap = await begin("2028-01-30T14:00");
    expect(await leap.buy()).toContain("paid 2028-01-30/2028-02-28");
    const leapDays = ["2028-02-29", "2028-03-30"];
    expect(await starts(leap, leapDays)).toEqual(leapDays);
  });

  it("is charged and granted once, however often the job runs, also at the same time (B08)", async () => {
    const story = await atRenewal();
    story.later("2027-02-15T10:00");
    await Promise.all([story.app.sweep(), story.app.sweep(), story.app.sweep()]);
    expect(await story.lines()).toEqual(RENEWED);
    expect(await story.at("2027-02-15T12:00")).toEqual([]);
    expect(await story.at("2027-02-15T23:59")).toEqual([]);
    expect(await story.taken()).toEqual(["PAID 29000", "PAID 29000"]);
  });

  it("three days late is charged once; dates and anchor stay (B09)", async () => {
    const story = await begin("2027-01-31T14:00");
    await story.buy();
    await story.at("2027-02-27T10:00");
    expect(await story.at("2027-03-03T16:00")).toEqual(
      inOrder([
        CHARGED,
        "payment paid",
        "invoice 2027-02-28/2027-03-30 29000 vat 2636",
        "paid 2027-02-28/2027-03-30",
        "close plan 30 rolled_over",
        "grant rollover 15 until 2027-03-31T00:00",
        "grant plan 30 until 2027-03-31T00:00",
        "renewed",
      ]),
    );
    expect(await story.stands()).toBe("active, 45 credits");
    await story.at("2027-03-31T00:00");
    expect(await story.at("2027-03-31T10:00")).toContain("paid 2027-03-31/2027-04-29");
  });

  it("after months without the job charges the current period only (B09)", async () => {
    const story = await begin("2027-01-31T14:00");
    await story.buy();
    const lines = await story.at("2027-05-01T11:00");
    expect(lines.filter((line) => !OVER.includes(line))).toEqual(
      inOrder([
        CHARGED,
        "payment paid",
        "invoice 2027-04-30/2027-05-30 29000 vat 2636",
        "paid 2027-04-30/2027-05-30",
        "missed 2027-02-28/2027-03-30",
        "missed 2027-03-31/2027-04-29",
        "grant plan 30 until 2027-05-31T00:00",
        "renewed",
      ]),
    );
    expect(lines.filter((line) => OVER.includes(line))).toHaveLength(1);
    expect(await story.stands()).toBe("active, 30 credits");
  });

  it("rolls over half of what is unheld, and a released hold is good for seven days", async () => {
    const story = await begin("2027-02-15T14:00");
    await story.buy();
    await story.at("2027-03-14T20:00");
    const kept = await story.quote();
    expect(kept.lines).toContain("hold plan 3");
    const read = await story.quote();
    expect(await story.read(read)).toContain("capture plan 3");
    await story.at("2027-03-15T00:00");
    expect(await story.at("2027-03-15T10:00")).toEqual(
      inOrder([
        CHARGED,
        "payment paid",
        "invoice 2027-03-15/2027-04-14 29000 vat 2636",
        "paid 2027-03-15/2027-04-14",
        "close plan 24 rolled_over",
        "grant rollover 12 until 2027-04-15T00:00",
        "grant plan 30 until 2027-04-15T00:00",
        "renewed",
      ]),
    );
    expect(await story.stands()).toBe("active, 42 credits");
    expect(await story.at("2027-03-16T20:00")).toEqual([
      "release plan 3",
      "extend until 2027-03-23T20:00",
    ]);
    expect(await story.stands()).toBe("active, 45 credits");
    await story.at("2027-03-23T20:00");
    expect(await story.stands()).toBe("active, 42 credits");
  });
});

describe("an unclear renewal (B34)", () => {
  it("is asked about and never charged again blindly", async () => {
    const story = await atRenewal();
    await story.gateway("reset-after-charge", 1);
    expect(await story.at("2027-02-15T10:00")).toEqual([CHARGED]);
    expect(await story.stands()).toBe("active, 30 credits");
    expect(await story.at("2027-02-15T10:04:59.999")).toEqual([]);
    expect(await story.at("2027-02-15T10:05")).toEqual(inOrder(["ask", ...PAID, ...GRANTED]));
    expect(await story.taken()).toEqual(["PAID 29000", "PAID 29000"]);
  });

  it("of which the gateway knows nothing is tried again, as another charge", async () => {
    const story = await atRenewal();
    await story.gateway("http500", 1);
    expect(await story.at("2027-02-15T10:00")).toEqual([CHARGED]);
    expect(await story.at("2027-02-15T10:05")).toEqual(
      inOrder(["ask", "payment failed", CHARGED, ...PAID, ...GRANTED]),
    );
    expect(await story.taken()).toEqual(["PAID 29000", "PAID 29000"]);
  });

  it("counts as failed at 24:00 of the start day, and its success is refunded", async () => {
    const story = await atRenewal();
    await story.gateway("reset-after-charge", 1);
    await story.at("2027-02-15T10:00");
    story.silent(true);
    expect(await story.at("2027-02-15T23:59:59.999")).toEqual(["ask"]);
    const over = await story.at("2027-02-16T00:00");
    expect(over.filter((line) => line !== "ask")).toEqual(
      inOrder(["payment given_up", ...OVERDUE]),
    );
    expect(await story.stands()).toBe("overdue, 30 credits");
    story.silent(false);
    expect(await story.at("2027-02-16T05:00")).toEqual([
      "ask",
      "refund 29000 gateway late_success",
      "refunded",
    ]);
    expect(await story.stands()).toBe("overdue, 30 credits");
    expect((await story.at("2027-02-16T10:00")).slice(0, 2)).toEqual([CHARGED, "payment paid"]);
    expect(await story.taken()).toEqual(["PAID 29000", "CANCELLED 29000 −29000", "PAID 29000"]);
  });

  it("is heard before it is given up when the job was down over the deadline", async () => {
    const story = await atRenewal();
    await story.gateway("reset-after-charge", 1);
    await story.at("2027-02-15T10:00");
    expect(await story.at("2027-02-16T08:00")).toEqual(inOrder(["ask", ...PAID, ...GRANTED]));
  });
});

describe("a renewal that fails by our fault", () => {
  it("alarms and leaves the member active until the day is over", async () => {
    const story = await atRenewal();
    await story.gateway("decline:INVALID_REQUEST", 1);
    expect(await story.at("2027-02-15T10:00")).toEqual([
      CHARGED,
      "payment failed",
      "alarm our_fault",
    ]);
    expect(await story.stands()).toBe("active, 30 credits");
    expect(await story.at("2027-02-15T23:59:59.999")).toEqual([]);
    expect(await story.at("2027-02-16T00:00")).toEqual(OVERDUE);
  });

  it("can be tried again by the member within the day", async () => {
    const story = await atRenewal();
    await story.gateway("decline:INVALID_REQUEST", 1);
    await story.at("2027-02-15T10:00");
    story.later("2027-02-15T18:00");
    expect(await story.retry()).toEqual(RENEWED);
    expect(await story.retry()).toEqual(["nothing_due"]);
  });

  it("is tried again when the member changes the method", async () => {
    const story = await atRenewal();
    await story.gateway("decline:INVALID_REQUEST", 1);
    await story.at("2027-02-15T10:00");
    expect(await story.newCard()).toEqual(RENEWED);
  });
});
