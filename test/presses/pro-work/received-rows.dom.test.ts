import { describe, expect, it } from "vitest";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";
import type { Output } from "#contract/registry.ts";
import { passReasonLabels } from "#domain/received-request/pass.ts";
import { sampleAnsweringQuote, sampleReceivedRequest } from "../../samples/received-requests.ts";
import { answering, NOW, pressNamed } from "../answering.ts";
import { controls } from "../controls.ts";
import { hrefOf, mainText, offered, rowsOf, said } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Given = Parameters<typeof answering>[0];

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const credits = sampleOutput("users.me.credits") as Output<"users.me.credits">;
const recent = sampleOutput("pro.report.recent") as Output<"pro.report.recent">;
const { counts } = sampleOutput("pro.requests") as Output<"pro.requests">;
const PASS = "이사청소 요청 넘기기";
const BACK = "이사청소 요청 되돌리기";

function openInbox(
  items: ReceivedRequest[],
  { search = "", ...given }: Given & { search?: string } = {},
) {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.requests": {
      items,
      next: null,
      counts: { ...counts, total: items.length },
      accepts_requests: true,
    },
    ...given,
  });
  return openPage({ path: `/pro/requests${search}`, visitor, now: NOW, answer });
}

async function row(changes: Partial<ReceivedRequest> = {}): Promise<string> {
  await openInbox([sampleReceivedRequest(changes)]);
  return rowsOf("받은 요청")[0]?.textContent ?? "";
}

describe("a request in the inbox", () => {
  it("says what it is, where, for when, until when and what a quote costs", async () => {
    const said = await row({ quote_count: 2, photo_count: 4 });
    expect(said).toContain("이사청소아파트 · 방 3개");
    expect(said).toContain("작업일 2027년 03월 20일");
    expect(said).toContain("결정 1주 안");
    expect(said).toContain("4장");
    expect(said).toContain("견적 2/5");
    expect(said).toContain("견적 비용 3 크레딧");
    expect(hrefOf("이사청소")).toBe("/quote?request_id=request");
  });

  it("without a day is as both agree", async () => {
    expect(await row({ wanted_on: null })).toContain("작업일 협의");
  });

  it("says when its day is over, as long as it waits for a quote", async () => {
    const over = { wanted_on: "2027-03-09" };
    expect(await row(over)).toMatch(/03월 09일\s· 날짜 지남/);
    expect(await row({ ...over, my_quote: sampleAnsweringQuote() })).not.toContain("날짜 지남");
    expect(await row({ wanted_on: "2027-03-10" })).not.toContain("날짜 지남");
  });

  it("is new until it was opened, and urgent as long as it waits", async () => {
    expect(await row({ opened: false, urgent: true })).toMatch(/새 요청.*긴급/);
    const answered = await row({ urgent: true, my_quote: sampleAnsweringQuote() });
    expect(answered).not.toMatch(/새 요청|긴급/);
  });

  it("that was sent to this pro says so", async () => {
    expect(await row({ designated: true })).toContain("지정 요청");
    expect(await row()).not.toContain("지정 요청");
  });

  it("that was answered has what was sent, and leads to it", async () => {
    const said = await row({ my_quote: sampleAnsweringQuote({ id: "mine", state: "read" }) });
    expect(said).toContain("고객이 읽음");
    expect(said).toContain("보낸 금액 120,000원");
    expect(said).not.toContain("견적 비용");
    expect(hrefOf("이사청소")).toBe("/quote?id=mine");
    expect(offered()).not.toContain(PASS);
  });

  it("that takes no more quotes is over, and has no cost", async () => {
    const said = await row({ accepts_quotes: false });
    expect(said).toContain("마감");
    expect(said).not.toMatch(/견적 비용|견적 쓰기/);
    expect(offered()).not.toContain(PASS);
  });

  it("that was passed on can be taken back, as long as it may", async () => {
    expect(await row({ passed: "other" })).toContain("넘김");
    expect(offered()).toContain(BACK);
    await row({ passed: "other", may_pass: false });
    expect(offered()).not.toContain(BACK);
  });
});

describe("passing on a request", () => {
  const reasons = () => controls().map(({ label }) => label);

  it("asks why, and says whether its customer hears of it", async () => {
    const page = await openInbox([sampleReceivedRequest()]);
    await pressNamed(page, PASS);
    expect(said()).toContain("고객에게는 알리지 않아요.");
    const asked = await openInbox([sampleReceivedRequest({ designated: true })]);
    await pressNamed(asked, PASS);
    expect(said()).toContain("나에게 직접 부탁한 고객에게는 이번에 어렵다고만 보여요.");
  });

  it("names no distance as a reason for work online", async () => {
    const page = await openInbox([sampleReceivedRequest({ region: null })]);
    await pressNamed(page, PASS);
    expect(reasons()).toContain(passReasonLabels.no_time);
    expect(reasons()).not.toContain(passReasonLabels.too_far);
  });

  it("says what keeps such requests away, where something does", async () => {
    const page = await openInbox([sampleReceivedRequest()]);
    await pressNamed(page, PASS);
    await pressNamed(page, passReasonLabels.too_far);
    expect(said()).toContain("이사청소 요청을 넘겼어요. 받을 지역 변경");
    const other = await openInbox([sampleReceivedRequest()]);
    await pressNamed(other, PASS);
    await pressNamed(other, passReasonLabels.too_dear);
    expect(said()).toContain("이사청소 요청을 넘겼어요.");
    expect(said()).not.toMatch(/받을 지역 변경|새 요청 잠시 쉬기/);
  });
});

describe("an inbox without requests", () => {
  it("leads to what it is filled by", async () => {
    await openInbox([]);
    expect(mainText()).toContain("아직 받은 요청이 없어요");
    expect(hrefOf("서비스와 지역 수정")).toBe("/pro/profile");
  });

  it("says of a part what it holds none of", async () => {
    await openInbox([], { search: "?filter=passed" });
    expect(mainText()).toContain("넘긴 요청이 없어요");
  });

  it("with filters leads to the same part without them", async () => {
    await openInbox([], { search: "?filter=passed&urgent=true&sort=deadline" });
    expect(mainText()).toContain("이 조건에 맞는 요청이 없어요");
    expect(hrefOf("필터 모두 해제")).toContain("filter=passed");
    expect(hrefOf("필터 모두 해제")).not.toContain("urgent");
    expect(mainText().split("필터 모두 해제")).toHaveLength(2);
  });

  it("names the words that none has, and the way to the rest", async () => {
    await openInbox([], { search: "?words=에어컨&urgent=true" });
    expect(mainText()).toContain("‘에어컨’에 맞는 요청이 없어요");
    expect(hrefOf("필터 모두 해제")).toBe("/pro/requests");
  });
});

describe("beside the inbox", () => {
  const lot = { ...credits.lots[0], kind: "topup", available: 20 };

  it("is what can be spent, lot by lot, without those that are used up", async () => {
    const lots = [
      { ...lot, id: "a" },
      { ...lot, id: "b", kind: "membership", available: 0 },
    ];
    await openInbox([], { "users.me.credits": { usable: 20, balance: 20, held: 0, lots } });
    const listed = rowsOf("크레딧 묶음").map(({ textContent }) => textContent);
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatch(/^충전.*20$/);
    expect(mainText()).not.toMatch(/지금\s*쓸 수 없어요|예치했어요/);
  });

  it("is what is held, and what an overdue payment keeps from being spent", async () => {
    await openInbox([], { "users.me.credits": { usable: 12, balance: 30, held: 5, lots: [] } });
    expect(mainText()).toContain("멤버십 결제가 밀려 18 크레딧은 지금 쓸 수 없어요.");
    expect(mainText()).toContain("5 크레딧은 고객이 아직 읽지 않은 견적에 예치했어요.");
  });

  it("is what came of the last quotes, and what a hire cost, in won where that is known", async () => {
    const outcome = { ...recent, sent: 12, read_of_sent: 7, hired_of_sent: 3 };
    await openInbox([], {
      "pro.report.recent": { ...outcome, won_per_hire: 9_900, cost_per_hire: 4 },
    });
    expect(mainText()).toContain("고용 한 번에 9,900원어치를 썼어요.");
    expect(mainText()).toMatch(/보낸 견적.*12.*고객이 읽음.*7.*고용됨.*3/);
    for (const unpaid of [null, 0]) {
      await openInbox([], {
        "pro.report.recent": { ...outcome, won_per_hire: unpaid, cost_per_hire: 4 },
      });
      expect(mainText()).toMatch(/고용 한 번에 4.* 크레딧을 썼어요\./);
    }
    await openInbox([], {
      "pro.report.recent": { ...outcome, won_per_hire: null, cost_per_hire: null },
    });
    expect(mainText()).not.toContain("고용 한 번에");
  });
});
