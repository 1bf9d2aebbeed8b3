import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { MEMBERSHIP_FAULT_TITLE } from "#web/platform/membership/membership-fault.tsx";
import { OVERDUE_LABELS } from "#web/platform/membership/overdue-text.ts";
import { answering, NOW, pressNamed, refusal, TRACE_ID } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { mainText } from "../on-page.ts";

const SUBSCRIPTION = "users.me.subscription";
const BILLING = "users.me.billingInfo";
const FAILED = "멤버십 정보를 불러오지 못했어요.";
const AGAIN = "다시 시도";
const subscription = sampleOutput(SUBSCRIPTION) as Output<typeof SUBSCRIPTION>;
const me = sampleOutput("users.me") as Output<"users.me">;

interface Given {
  path?: string;
  userType?: "customer" | "pro";
  held: () => Answered;
  paid?: () => Answered;
}

function openWith({ path = "/me", userType = "customer", held, paid }: Given): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: userType === "pro" ? { ...me.pro, state: "approved" } : null },
    [SUBSCRIPTION]: held,
    [BILLING]: paid ?? { type: "card", card_name: "현대카드 (1234)" },
  });
  const visitor = { authenticated: true, userType } as const;
  return openPage({ path, visitor, now: NOW, answer });
}
const holding =
  (change: object = {}) =>
  (): Answered => ({
    status: 200,
    body: { ...subscription, state: "active", overdue_cause: null, is_canceled: false, ...change },
  });
const alert = () => document.querySelector("[role=alertdialog]");
const asked = ({ sent }: OpenPage, name: string) =>
  sent.filter((one) => nameOf(one) === name).length;

describe("a membership of which the server says nothing", () => {
  it("is told of once, with a way to the help desk that names what failed", async () => {
    const page = await openWith({ held: () => refusal("internal") });
    expect(alert()?.textContent).toContain(MEMBERSHIP_FAULT_TITLE);
    expect(alert()?.querySelector("a")?.getAttribute("href")).toBe(`/support?id=${TRACE_ID}`);
    await pressNamed(page, "확인");
    expect(alert()).toBeNull();
    expect(mainText()).toContain(FAILED);
    expect(mainText()).not.toContain("이용 중인 멤버십이 없어요.");
    expect(asked(page, SUBSCRIPTION)).toBe(1);
  });

  it("is asked for at a press, and told of again only where that failed too", async () => {
    let held = () => refusal("internal");
    const page = await openWith({ held: () => held() });
    await pressNamed(page, "확인");
    await pressNamed(page, AGAIN);
    expect(alert()?.textContent).toContain(MEMBERSHIP_FAULT_TITLE);
    await pressNamed(page, "확인");
    held = holding();
    await pressNamed(page, AGAIN);
    expect(alert()).toBeNull();
    expect(mainText()).not.toContain(FAILED);
    expect(mainText()).toContain(subscription.plan.name);
    expect(asked(page, SUBSCRIPTION)).toBe(3);
  });

  it("is not said to be overdue where a pro works", async () => {
    const page = await openWith({
      path: "/pro/quotes",
      userType: "pro",
      held: () => refusal("internal"),
    });
    expect(scope().textContent).toContain(MEMBERSHIP_FAULT_TITLE);
    await pressNamed(page, "확인");
    expect(document.querySelector("aside[aria-label='멤버십 결제']")).toBeNull();
  });
});

describe("a membership that there is not", () => {
  it("is said without any alert, with the way to the plans", async () => {
    await openWith({ held: () => refusal("not_found") });
    expect(alert()).toBeNull();
    expect(mainText()).toContain("이용 중인 멤버십이 없어요.");
    expect(document.querySelector("main a[href='/membership/plans']")).not.toBeNull();
  });
});

describe("a membership that is held", () => {
  it("stands with its way of payment, and without it where that is not known", async () => {
    await openWith({ held: holding() });
    expect(mainText()).toContain("현대카드 (1234)");
    await openWith({ held: holding(), paid: () => refusal("internal") });
    expect(mainText()).toContain(subscription.plan.name);
    expect(mainText()).not.toContain("결제 수단");
    expect(alert()).toBeNull();
  });

  it.each(["unpaid", "taken_back"] as const)(
    "that is overdue as %s says so at work, and nowhere else",
    async (cause) => {
      const held = holding({ state: "overdue", overdue_cause: cause });
      const { atWork, badge } = OVERDUE_LABELS[cause];
      await openWith({ path: "/pro/quotes", userType: "pro", held });
      const aside = document.querySelector("aside[aria-label='멤버십 결제']");
      expect(aside?.textContent).toContain(atWork);
      expect(aside?.querySelector("a")?.getAttribute("href")).toBe("/membership");
      await openWith({ userType: "pro", held });
      expect(mainText()).toContain(badge);
      expect(document.body.textContent).not.toContain(atWork);
    },
  );

  it("that is paid for says nothing at work", async () => {
    await openWith({ path: "/pro/quotes", userType: "pro", held: holding() });
    expect(document.querySelector("aside[aria-label='멤버십 결제']")).toBeNull();
  });
});
