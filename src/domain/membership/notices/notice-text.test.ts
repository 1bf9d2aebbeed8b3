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
  return noticeText("renewal_failed", { ...facts, neverArrived }).body;
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
