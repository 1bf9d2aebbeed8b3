import { describe, expect, it } from "vitest";
import type { Receipt, ReceiptSummary } from "#contract/endpoints/receipts.ts";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { hrefOf, mainText, rowsOf, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const sample = sampleOutput("users.me.receipts.get") as Output<"users.me.receipts.get">;
const receipt: Receipt = {
  ...sample,
  id: ID,
  buyer: "김하늘",
  purpose: "renewal",
  product_name: "스탠다드",
  credits: 70,
  amount: 59_000,
  supply: 53_636,
  vat: 5_364,
  refunded: 0,
  issued_at: "2027-03-09T15:30:00+09:00",
  period: { starts_on: "2027-03-09", ends_on: "2027-04-08" },
  method_name: "현대카드 (1234)",
  payment_id: "pay-77",
  refunds: [],
};
const refund: Receipt["refunds"][number] = {
  id: "refund",
  amount: 13_200,
  method: "gateway",
  state: "waiting",
  created_at: "2027-03-10T09:00:00+09:00",
  done_at: null,
};

interface Given {
  changes?: Partial<Receipt>;
  slip?: object | (() => ReturnType<typeof refusal>);
}

function openReceipt({ changes = {}, slip = { url: "https://pay.example/slip" } }: Given = {}) {
  const answer = answering({
    "users.me.receipts.get": { ...receipt, ...changes },
    "users.me.receipts.slip": slip,
  });
  return openPage({ path: `/membership/receipts/${ID}`, visitor, now: NOW, answer });
}

function openReceipts(items: ReceiptSummary[]) {
  const answer = answering({ "users.me.receipts": { items, next: null } });
  return openPage({ path: "/membership/receipts", visitor, now: NOW, answer });
}

describe("a receipt", () => {
  it("says who bought what, for which days, when and with what", async () => {
    await openReceipt();
    const said = mainText();
    for (const words of [
      "구매자김하늘",
      "상품스탠다드",
      "크레딧70 크레딧",
      "구분멤버십 갱신",
      "이용 기간2027년 03월 09일~2027년 04월 08일",
      "결제한 때2027년 03월 09일 오후 3:30",
      "결제 수단현대카드 (1234)",
      "결제 번호pay-77",
    ])
      expect(said).toContain(words);
  });

  it("splits the sum into what it is without tax, the tax and all", async () => {
    await openReceipt();
    expect(mainText()).toContain("공급가액53,636원부가세5,364원합계59,000원");
  });

  it("of credits bought once names no days, and does not say their number twice", async () => {
    const changes = { purpose: "top_up", product_name: "크레딧 30개", period: null } as const;
    await openReceipt({ changes });
    expect(mainText()).toContain("구분크레딧 충전");
    expect(mainText()).not.toContain("이용 기간");
    expect(mainText()).not.toContain("크레딧70 크레딧");
  });

  it("of nothing charged says so in place of the card, and has no number of a payment", async () => {
    await openReceipt({ changes: { method_name: null, payment_id: null } });
    expect(mainText()).toContain("결제 수단결제한 금액 없음");
    expect(mainText()).not.toContain("결제 번호");
  });

  it("names who sold it as the law has it, an example as one, and not who keeps the machines", async () => {
    const seller = {
      ...sample.seller,
      representative: { value: "이솜씨", example: true },
      hosting: { value: "어느 서버 회사", example: false },
    };
    await openReceipt({ changes: { seller } });
    expect(mainText()).toContain("판매자솜씨");
    expect(mainText()).toContain("이솜씨 (예시)");
    expect(mainText()).not.toContain("어느 서버 회사");
  });

  it("tells of money that went back: the day it did, how and how much", async () => {
    const done = { ...refund, state: "done", done_at: "2027-03-12T09:00:00+09:00" } as const;
    await openReceipt({ changes: { refunds: [done] } });
    expect(mainText()).toContain("환불2027년 03월 12일 · 결제 취소로 돌려드림−13,200원");
  });

  it("tells of money on its way with the day it was asked for", async () => {
    await openReceipt({ changes: { refunds: [refund] } });
    expect(mainText()).toContain("2027년 03월 10일 · 돌려드리는 중−13,200원");
  });

  it("has no part on refunds while there are none", async () => {
    await openReceipt();
    expect(document.querySelector("#refunds")).toBeNull();
  });

  it("leads to all of them, and to a question about this payment", async () => {
    await openReceipt();
    expect(hrefOf("모든 영수증")).toBe("/membership/receipts");
    expect(hrefOf("이 결제 문의하기")).toBe(`/support?payment=${ID}`);
  });

  it("is printed by its button", async () => {
    const page = await openReceipt();
    const before = window.print.bind(window);
    let printed = 0;
    window.print = () => void (printed += 1);
    await pressNamed(page, "인쇄하기");
    window.print = before;
    expect(printed).toBe(1);
  });
});

describe("the payment company's own document", () => {
  it("opens beside the receipt", async () => {
    await openReceipt();
    expect(hrefOf("매출전표 보기 (새 창)")).toBe("https://pay.example/slip");
  });

  it("that this payment has none of is said", async () => {
    await openReceipt({ slip: { url: null } });
    expect(mainText()).toContain("이 결제에는 매출전표가 없어요.");
  });

  it("that could not be had is said, and asked for only once", async () => {
    const page = await openReceipt({ slip: () => refusal("payments_unavailable") });
    expect(mainText()).toContain("지금은 매출전표를 불러올 수 없어요.");
    expect(sentTo(page, "users.me.receipts.slip")).toHaveLength(1);
  });

  it("is not asked for where nothing was charged", async () => {
    const page = await openReceipt({ changes: { payment_id: null } });
    expect(sentTo(page, "users.me.receipts.slip")).toEqual([]);
    expect(mainText()).not.toContain("매출전표");
  });
});

describe("the list of receipts", () => {
  const { id, purpose, product_name, amount, refunded, issued_at } = receipt;
  const summary: ReceiptSummary = { id, purpose, product_name, amount, refunded, issued_at };
  const row = () => rowsOf("영수증")[0]?.textContent;

  it("says of each what was paid for, how much, why and when, and leads to it", async () => {
    await openReceipts([summary]);
    expect(row()).toBe("스탠다드59,000원멤버십 갱신2027년 03월 09일");
    expect(rowsOf("영수증")[0]?.querySelector("a")?.getAttribute("href")).toBe(
      `/membership/receipts/${ID}`,
    );
  });

  it("says how much of a payment went back", async () => {
    await openReceipts([{ ...summary, refunded: 13_200 }]);
    expect(row()).toContain("환불 금액−13,200원");
  });

  it("that is empty leads to buying credits, and always to the refunds", async () => {
    await openReceipts([]);
    expect(mainText()).toContain("아직 영수증이 없어요");
    expect(hrefOf("크레딧 충전하기")).toBe("/membership/top-up");
    expect(hrefOf("환불 내역")).toBe("/membership/refunds");
  });
});
