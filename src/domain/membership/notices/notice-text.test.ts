import { describe, expect, it } from "vitest";
import { Story } from "#test/billing/story.ts";
import { noticeText } from "./notice-text.ts";

/** Its first renewal is being charged. */
function charged(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  story.at("2027-02-15T10:00");
  return story;
}

function body({ account }: Story, neverArrived = false): string {
  const { membership, plans, now } = account;
  if (!membership) throw new Error("a membership is expected");
  const facts = { before: null, membership, plans, now, planName: (id: string) => id };
  return noticeText("renewal_failed", { ...facts, neverArrived, refundedWon: 0 }).body;
}

describe("a renewal that failed", () => {
  it("is about the method when the gateway refused it", () => {
    const story = charged();
    story.failed();
    expect(body(story)).toContain("결제 수단을 확인해 주세요");
  });

  it("is about the gateway when that was away until the end of the day", () => {
    const story = charged();
    story.at("2027-02-15T23:59:59.999");
    story.at("2027-02-16T00:00");
    expect(story.stands).toContain("overdue");
    expect(body(story)).toContain("결제사에 연결하지 못해");
    expect(body(story)).toMatch(/29,000원을 .*오전 10시에 다시 결제해요/);
  });

  it("is about the gateway when a later try never reached it", () => {
    const story = charged();
    story.failed();
    story.at("2027-02-16T10:00");
    expect(story.notFound()).toContain("renewal_failed");
    expect(body(story, true)).toMatch(/29,000원을 .*오전 10시에 다시 결제해요/);
  });

  it("promises no further try after the last one", () => {
    const story = charged();
    story.failed();
    for (const day of [16, 18, 20]) {
      story.at(`2027-02-${day}T10:00`);
      story.failed();
    }
    story.at("2027-02-22T10:00");
    expect(story.notFound()).toContain("renewal_failed");
    expect(body(story, true)).toContain("내 멤버십에서 다시 결제해 주세요");
  });
});

describe("a coming renewal", () => {
  const said = (next: string | null, hasMethod = true) => {
    const story = new Story("2027-01-15T14:00");
    story.join("standard");
    if (next !== null) story.member({ kind: "schedule_change", plan_id: next });
    story.at("2027-02-08T10:00");
    const { membership, plans, now } = story.account;
    if (!membership) throw new Error("a membership is expected");
    const facts = {
      before: null,
      membership: hasMethod ? membership : { ...membership, method: null },
      plans,
      now,
      planName: (id: string) => id,
    };
    return noticeText("renewal_in_7_days", { ...facts, neverArrived: false, refundedWon: 0 }).body;
  };

  it("names the plan that it changes to, and none where it stays", () => {
    expect(said(null)).toMatch(/오전 10시에 59,000원을 결제해요/);
    expect(said("light")).toMatch(/오전 10시에 light 멤버십으로 바뀌고 29,000원을 결제해요/);
    expect(said("light", false)).toMatch(/light 멤버십으로 바뀌고 29,000원을 결제해야 하는데/);
  });
});

describe("an upgrade", () => {
  const story = new Story("2027-01-15T14:00");
  story.join();
  const before = story.account.membership;
  if (!before) throw new Error("a membership is expected");
  const words = (next: string | null, price: number) => {
    const plan = { ...before.plan, plan_id: "프로", price };
    return noticeText("upgraded", {
      before: { ...before, next_plan: next === null ? null : { ...plan, plan_id: next } },
      membership: { ...before, plan },
      plans: story.account.plans,
      now: story.account.now,
      planName: (id) => id,
      neverArrived: false,
      refundedWon: 0,
    }).body;
  };

  it("says what was paid for it, or nothing of money where nothing was", () => {
    expect(words(null, before.plan.price + 1)).toBe(
      "차액 1원을 결제하고 프로 멤버십으로 올렸어요. 결제일은 그대로예요.",
    );
    expect(words(null, before.plan.price)).toBe("프로 멤버십으로 올렸어요. 결제일은 그대로예요.");
  });

  it("says which change that was to come gave way", () => {
    expect(words("라이트", before.plan.price)).toContain(
      "라이트 멤버십으로 바꾸기로 한 예약은 취소됐어요.",
    );
  });
});
