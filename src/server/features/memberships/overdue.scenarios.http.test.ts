import { describe, expect, it } from "vitest";
import { inOrder, type ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";

const begin = serverStories();

const CHARGED = "charge renewal 29000";
const OVERDUE = ["extend until 2027-02-23T00:00", "renewal_failed", "overdue"];
const RECOVERED = inOrder([
  CHARGED,
  "payment paid",
  "invoice 2027-02-15/2027-03-14 29000 vat 2636",
  "paid 2027-02-15/2027-03-14",
  "close plan 30 rolled_over",
  "grant rollover 15 until 2027-03-15T00:00",
  "grant plan 30 until 2027-03-15T00:00",
  "recovered",
]);
const ENDED = ["close plan 30 ended", "ended"];

/** Joined on 15 January; the first renewal is declined with this code. */
async function overdue(code = "REJECT_CARD_PAYMENT"): Promise<ServerStory> {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  await story.at("2027-02-14T10:00");
  await story.gateway(`decline:${code}`);
  expect(await story.at("2027-02-15T10:00")).toEqual(
    inOrder([CHARGED, "payment failed", ...OVERDUE]),
  );
  return story;
}

describe("an overdue membership", () => {
  it("goes up the ladder on its exact days and ends after D+7 24:00 (B29)", async () => {
    const story = await overdue();
    for (const day of ["16", "18", "20", "22"]) {
      expect(await story.at(`2027-02-${day}T09:59:59.999`)).toEqual([]);
      expect(await story.at(`2027-02-${day}T10:00`)).toEqual([
        CHARGED,
        "payment failed",
        "renewal_failed",
      ]);
      expect(await story.at(`2027-02-${day}T23:59`)).toEqual([]);
    }
    expect(await story.at("2027-02-22T23:59:59.999")).toEqual([]);
    expect(await story.stands()).toBe("overdue, 30 credits");
    expect(await story.at("2027-02-23T00:00")).toEqual(ENDED);
    expect(await story.stands()).toBe("ended (unpaid), 0 credits");
    expect(await story.taken()).toEqual(["PAID 29000", ...Array(5).fill("FAILED 29000")]);
    expect(await story.at("2027-03-15T10:00")).toEqual([]);
  });

  it("is cleared by a payment: the owed period, the original anchor (B29, B36)", async () => {
    const story = await overdue();
    await story.at("2027-02-16T10:00");
    await story.gateway("ok");
    expect(await story.at("2027-02-18T10:00")).toEqual(RECOVERED);
    expect(await story.stands()).toBe("active, 45 credits");
    expect(await story.taken()).toEqual([
      "PAID 29000",
      "FAILED 29000",
      "FAILED 29000",
      "PAID 29000",
    ]);
    expect(await story.at("2027-02-20T10:00")).toEqual([]);
    await story.at("2027-03-14T10:00");
    await story.at("2027-03-15T00:00");
    expect(await story.at("2027-03-15T10:00")).toContain("paid 2027-03-15/2027-04-14");
  });

  it("without a usable method is never charged, on the same dates (B30)", async () => {
    const story = await overdue("INVALID_STOPPED_CARD");
    for (const day of ["16", "18", "20", "22"]) {
      expect(await story.at(`2027-02-${day}T10:00`)).toEqual([]);
    }
    expect(await story.retry()).toEqual(["method_unusable"]);
    expect(await story.at("2027-02-22T23:59:59.999")).toEqual([]);
    expect(await story.at("2027-02-23T00:00")).toEqual(ENDED);
    expect(await story.taken()).toEqual(["PAID 29000", "FAILED 29000"]);
  });

  it("is charged at once when the method changes", async () => {
    const story = await overdue("INVALID_STOPPED_CARD");
    await story.at("2027-02-17T15:00");
    expect(await story.newCard()).toEqual(RECOVERED);
    expect(await story.stands()).toBe("active, 45 credits");
  });

  it("is not charged twice at once: a new method waits for the pending charge", async () => {
    const story = await overdue();
    await story.gateway("reset-after-charge", 1);
    expect(await story.at("2027-02-16T10:00")).toEqual([CHARGED]);
    expect(await story.newCard()).toEqual([]);
    expect(await story.retry()).toEqual(["payment_pending"]);
    expect(await story.at("2027-02-16T10:05")).toEqual(
      inOrder(["ask", ...RECOVERED.filter((line) => line !== CHARGED)]),
    );
    expect(await story.taken()).toEqual(["PAID 29000", "FAILED 29000", "PAID 29000"]);
  });

  it("is charged by the member's own retry", async () => {
    const story = await overdue();
    expect(await story.retry()).toEqual([
      CHARGED,
      "payment failed",
      "renewal_failed",
      "payment_declined",
    ]);
    await story.gateway("ok");
    expect(await story.retry()).toEqual(RECOVERED);
  });

  it("is charged once after a pause of the job, not once for each day", async () => {
    const story = await overdue();
    expect(await story.at("2027-02-20T11:00")).toEqual([
      CHARGED,
      "payment failed",
      "renewal_failed",
    ]);
    expect(await story.at("2027-02-20T12:00")).toEqual([]);
    expect((await story.at("2027-02-22T10:00"))[0]).toBe(CHARGED);
  });

  it("is told of a try that never reached the gateway as one, and of a refusal as another", async () => {
    const story = await overdue();
    await story.gateway("http500", 1);
    await story.at("2027-02-16T10:00");
    for (const minute of ["01", "10", "30"]) await story.at(`2027-02-16T11:${minute}`);
    const { sql } = story.app;
    const notices = await sql<{ body: string }[]>`
      SELECT body FROM notifications
      WHERE account_id = ${story.pro.account.id}
        AND kind IN ('membership_overdue', 'membership_renewal_failed') ORDER BY id`;
    expect(notices.map(({ body }) => body)).toEqual([
      "29,000원이 결제되지 않았어요. 2027년 02월 16일 오전 10시에 다시 결제해요. 결제 수단을 바꾸면 바로 다시 결제해요.",
      "결제사에 연결하지 못해 29,000원을 결제하지 못했어요. 2027년 02월 18일 오전 10시에 다시 결제해요.",
    ]);
  });

  it("gives a last charge up at the end, and refunds it", async () => {
    const story = await overdue();
    await story.gateway("reset-after-charge", 1);
    await story.at("2027-02-22T10:00");
    story.silent(true);
    await story.at("2027-02-22T23:59");
    const over = await story.at("2027-02-23T00:00");
    expect(over.filter((line) => line !== "ask")).toEqual(["payment given_up", ...ENDED]);
    story.silent(false);
    expect(await story.at("2027-02-23T09:00")).toEqual([
      "ask",
      "refund 29000 gateway late_success",
      "refunded",
    ]);
    expect(await story.stands()).toBe("ended (unpaid), 0 credits");
  });

  it("pays no quote from plan credits, and keeps what is held", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.buy();
    await story.at("2027-02-14T20:00");
    const held = await story.quote();
    await story.gateway("decline:REJECT_CARD_PAYMENT");
    await story.at("2027-02-15T10:00");
    expect((await story.quote()).lines).toEqual(["credits_insufficient"]);
    expect(await story.read(held)).toContain("capture plan 3");
    expect(await story.stands()).toBe("overdue, 27 credits");
  });

  it("can always be left, at once", async () => {
    const story = await overdue();
    await story.gateway("reset-after-charge", 1);
    await story.at("2027-02-16T10:00");
    expect(await story.cancel()).toEqual(["payment given_up", ...ENDED]);
    expect(await story.stands()).toBe("ended (canceled), 0 credits");
    expect(await story.at("2027-02-16T12:00")).toEqual([
      "ask",
      "refund 29000 gateway late_success",
      "refunded",
    ]);
    expect(await story.taken()).toEqual(["PAID 29000", "FAILED 29000", "CANCELLED 29000 −29000"]);
  });

  it("allows no change of plan, no upgrade and no restart", async () => {
    const story = await overdue();
    expect(await story.schedule("pro")).toEqual(["overdue_forbids"]);
    expect(await story.upgrade("pro")).toEqual(["overdue_forbids"]);
    expect(await story.unschedule()).toEqual(["overdue_forbids"]);
    expect(await story.restart()).toEqual(["overdue_forbids"]);
  });
});
