import { describe, expect, it } from "vitest";
import type { CreditMovement, Credits } from "#contract/endpoints/credits.ts";
import { COST_MODIFIERS, QUOTE_COST_MIN } from "#domain/credits/quote-cost.ts";
import { answering, fieldNamed, ID, NOW, pressNamed } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { rowsOf, said, sentTo } from "../on-page.ts";

const LEDGER = "users.me.credits.ledger";
const PATH = "/membership/credits";
const visitor = { authenticated: true, userType: "pro" } as const;
const lot: Credits["lots"][number] = {
  id: ID,
  kind: "topup",
  credits: 1_000,
  available: 20,
  held: 3,
  paid_won: 33_000,
  granted_at: "2027-03-01T10:00:00+09:00",
  expires_at: "2032-03-02T00:00:00+09:00",
};
const movement: CreditMovement = {
  id: "movement",
  at: "2027-03-09T15:30:00+09:00",
  reason: "hold",
  detail: "quote_sent",
  text: "견적을 보내며 예치했어요",
  subject: { name: "이사청소 견적", path: "/quote?id=sent" },
  credits: 2,
  available: -2,
  held: 2,
  lots: [
    { id: ID, kind: "topup", credits: 1 },
    { id: "other", kind: "topup", credits: 1 },
  ],
  after: { available: 18, held: 1_005 },
};

interface Given {
  credits?: Partial<Credits>;
  movements?: CreditMovement[];
  search?: string;
}

function openCredits({ credits = {}, movements = [movement], search = "" }: Given = {}) {
  const whole = { balance: 20, held: 3, usable: 20, owed: 0, expiring_soon: null, lots: [lot] };
  const answer = answering({
    "users.me.credits": { ...whole, ...credits },
    [LEDGER]: { items: movements, next: null },
  });
  return openPage({ path: `${PATH}${search}`, visitor, now: NOW, answer });
}

const hrefOf = (name: string) =>
  [...document.querySelectorAll("main a")]
    .find((link) => link.textContent === name)
    ?.getAttribute("href");
const cells = () =>
  [...document.querySelectorAll("main table tbody tr:first-child :is(td, th)")].map(
    (cell) => cell.textContent,
  );
const row = () => rowsOf("크레딧 내역")[0]?.textContent ?? "";
const askedLast = (page: OpenPage) => {
  const { url } = sentTo(page, LEDGER).at(-1) ?? { url: "/" };
  return Object.fromEntries(new URL(url, "http://somssi.test").searchParams);
};

describe("what there is of credits", () => {
  it("is what can be spent and what is reserved for quotes", async () => {
    await openCredits({ credits: { usable: 12, balance: 12 } });
    expect(said()).toContain("사용 가능12 크레딧예치 중3 크레딧");
    expect(said()).not.toMatch(/지금 쓸 수 없어요|갚을 크레딧이|안에 끝나요/);
  });

  it("that is owed is paid by a pack, and back here then", async () => {
    await openCredits({ credits: { owed: 1_200 } });
    expect(said()).toContain("갚을 크레딧이 1,200개 있어요");
    expect(hrefOf("충전하고 갚기")).toBe("/membership/top-up?next=%2Fmembership%2Fcredits");
    expect(hrefOf("충전하기")).toBe("/membership/top-up?next=%2Fmembership%2Fcredits");
  });

  it("that cannot be spent while a payment is overdue is counted", async () => {
    await openCredits({ credits: { balance: 50, usable: 20 } });
    expect(said()).toContain("30 크레딧은 지금 쓸 수 없어요");
    expect(said()).toContain("사용 가능20 크레딧");
  });

  it("that is lost soon is said, with its last day", async () => {
    await openCredits({ credits: { expiring_soon: { credits: 7, last_day: "2027-03-14" } } });
    expect(said()).toMatch(/7 크레딧이 7일 안에 끝나요.*2027년 03월 14일까지 쓸 수 있어요/);
  });

  it("is listed by lot: left of how many, reserved, paid, from when and until when", async () => {
    await openCredits();
    expect(cells()).toEqual([
      "충전",
      "20 / 1,000",
      "3",
      "33,000원",
      "2027년 03월 01일",
      "2032년 03월 01일까지",
    ]);
    await openCredits({ credits: { lots: [{ ...lot, paid_won: 0 }] } });
    expect(cells()[3]).toBe("—");
    await openCredits({ credits: { lots: [] } });
    expect(said()).toContain("가진 크레딧이 없어요");
  });
});

describe("a movement of credits", () => {
  it("is told with how both balances changed, and what there was after it", async () => {
    await openCredits();
    expect(row()).toContain("예치견적을 보내며 예치했어요");
    expect(row()).toContain("2027년 03월 09일 오후 3:30 · 충전");
    expect(row()).not.toContain("충전, 충전");
    expect(row()).toContain("사용 가능−2");
    expect(row()).toContain("예치 중+2");
    expect(row()).toContain("남음 18 · 예치 1,005");
  });

  it("leads to what it was for, where that has a page", async () => {
    await openCredits();
    expect(hrefOf("이사청소 견적")).toBe("/quote?id=sent");
    await openCredits({ movements: [{ ...movement, subject: { name: "지난 견적", path: null } }] });
    expect(row()).toContain("지난 견적");
    expect(hrefOf("지난 견적")).toBeUndefined();
  });

  it("says nothing of a balance that did not change", async () => {
    await openCredits({ movements: [{ ...movement, held: 0 }] });
    expect(row()).toContain("사용 가능−2");
    expect(row()).not.toContain("예치 중");
  });
});

describe("the ledger", () => {
  it("is asked for as its address says, and so is its file", async () => {
    const page = await openCredits({ search: `?reason=hold&from=2027-03-01&lot=${ID}` });
    const asked = { reason: "hold", from: "2027-03-01", lot: ID };
    expect(askedLast(page)).toMatchObject(asked);
    const file = new URL(hrefOf("CSV로 받기") ?? "", "http://somssi.test");
    expect(Object.fromEntries(file.searchParams)).toEqual(asked);
    expect(fieldNamed("종류").value).toBe("hold");
    expect(fieldNamed("크레딧 묶음").value).toBe(ID);
  });

  it("is narrowed by what is chosen, which stands in the address", async () => {
    const page = await openCredits();
    typeInto(fieldNamed("종류"), "capture");
    typeInto(fieldNamed("크레딧 묶음"), ID);
    await pressNamed(page, "보기");
    expect(page.router.state.location.search).toEqual({ reason: "capture", lot: ID });
    expect(askedLast(page)).toMatchObject({ reason: "capture", lot: ID });
  });

  it("is not narrowed by days the wrong way round, which is said", async () => {
    const page = await openCredits({ search: "?from=2027-03-05" });
    typeInto(fieldNamed("종료일"), "2027-03-04");
    await pressNamed(page, "보기");
    expect(said()).toContain("시작일은 종료일이나 그 앞의 날짜로 골라 주세요.");
    expect(document.activeElement).toBe(fieldNamed("시작일"));
    expect(page.router.state.location.search).toEqual({ from: "2027-03-05" });
    typeInto(fieldNamed("종료일"), "2027-03-05");
    await pressNamed(page, "보기");
    expect(page.router.state.location.search).toEqual({ from: "2027-03-05", to: "2027-03-05" });
  });

  it("names each lot, and one that is used up where the address asks for it", async () => {
    const options = () =>
      [...(fieldNamed("크레딧 묶음") as unknown as HTMLSelectElement).options].map(
        ({ text }) => text,
      );
    await openCredits();
    expect(options()).toEqual(["모두", "충전 1,000 (2032년 03월 01일까지)"]);
    await openCredits({ search: `?lot=${ID.replace("ffff", "0000")}` });
    expect(options().at(-1)).toBe("다 쓴 크레딧");
  });

  it("that is empty says whether nothing happened or nothing was found", async () => {
    await openCredits({ movements: [] });
    expect(said()).toContain("아직 내역이 없어요");
    expect(hrefOf("모두 보기")).toBeUndefined();
    await openCredits({ movements: [], search: "?reason=hold" });
    expect(said()).toContain("해당하는 내역이 없어요");
    expect(hrefOf("모두 보기")).toBe(PATH);
  });
});

describe("what credits are for", () => {
  it("is a price by the work, with what makes it less, in figures of the rules", async () => {
    await openCredits();
    expect(said()).toContain("크레딧이 어떻게 쓰이나요");
    for (const { label, percent } of Object.values(COST_MODIFIERS)) {
      expect(said()).toContain(`${label}−${100 - percent}%`);
    }
    expect(said()).toContain(`적어도 ${QUOTE_COST_MIN} 크레딧이에요.`);
  });
});
