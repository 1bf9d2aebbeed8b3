import { describe, expect, it } from "vitest";
import type { Refund } from "#contract/endpoints/refunds.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { hrefOf, mainText, offered, rowsOf, said } from "../on-page.ts";
import { sampleRefund } from "../../samples/refunds.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "pro" } as const;
const waiting = sampleRefund({ id: ID });
const account = { bank_name: "신한은행", number_masked: "•••6789" };
const SEND = "이 계좌로 받기";
const CHANGE = "계좌 수정";

type Given = Parameters<typeof answering>[0];

function openRefunds(items: Refund[], given: Given = {}) {
  const answer = answering({ "users.me.refunds": { items, next: null }, ...given });
  return openPage({ path: "/membership/refunds", visitor, now: NOW, answer });
}

describe("a refund", () => {
  it("is told of with its sum, why, for what, since when and how far it came", async () => {
    await openRefunds([{ ...waiting, method: "gateway" }]);
    const row = rowsOf("환불")[0]?.textContent;
    expect(row).toContain("39,600원쓰지 않은 충전 크레딧 · 크레딧 30개2027년 03월 10일");
    expect(row).toContain("돌려드리는 중결제사에 취소를 요청했어요.");
  });

  it("by bank asks for an account while it has none", async () => {
    await openRefunds([waiting]);
    expect(mainText()).toContain("계좌가 필요해요");
    expect(offered()).toContain(SEND);
    expect(offered()).not.toContain(CHANGE);
  });

  it("by bank goes where the person says, without leaving the form open", async () => {
    let items = [waiting];
    const page = await openRefunds(items, {
      "users.me.refunds": () => ({ status: 200, body: { items, next: null } }),
      "users.me.refundAccount.set": () => {
        items = [{ ...waiting, account, due_on: "2027-03-15" }];
        return { status: 200, body: items[0] };
      },
    });
    const bank = fieldNamed("은행") as unknown as HTMLSelectElement;
    typeInto(fieldNamed("은행"), bank.options[1]?.value ?? "");
    typeInto(fieldNamed("계좌번호"), "110123456789");
    typeInto(fieldNamed("예금주"), "김하늘");
    await pressNamed(page, SEND);
    expect(bodiesOf(page, "users.me.refundAccount.set")).toMatchObject([
      { account_number: "110123456789", holder: "김하늘" },
    ]);
    expect(said()).toContain("받을 계좌를 저장했어요.");
    expect(mainText()).toContain("2027년 03월 15일까지 아래 계좌로 보내 드려요.");
    expect(offered()).not.toContain(SEND);
  });

  it("whose account was refused keeps what was typed, and says why", async () => {
    const page = await openRefunds([waiting], {
      "users.me.refundAccount.set": () => refusal("state_forbids"),
    });
    const bank = fieldNamed("은행") as unknown as HTMLSelectElement;
    typeInto(fieldNamed("은행"), bank.options[1]?.value ?? "");
    typeInto(fieldNamed("계좌번호"), "110123456789");
    typeInto(fieldNamed("예금주"), "김하늘");
    await pressNamed(page, SEND);
    expect(mainText()).toContain(errorCatalogue.state_forbids[1]);
    expect(fieldNamed("예금주").value).toBe("김하늘");
  });

  it("shows the account it goes to, which can be changed while it waits", async () => {
    const page = await openRefunds([{ ...waiting, account, due_on: "2027-03-15" }]);
    expect(mainText()).toContain("신한은행 •••6789");
    expect(offered()).not.toContain(SEND);
    await pressNamed(page, CHANGE);
    expect(offered()).toContain(SEND);
    expect(offered()).not.toContain(CHANGE);
  });

  it("that was sent lets nobody change its account", async () => {
    const done_at = "2027-03-12T12:00:00+09:00";
    await openRefunds([{ ...waiting, account, due_on: "2027-03-15", state: "done", done_at }]);
    expect(mainText()).toContain("2027년 03월 12일에 계좌로 보냈어요.");
    expect(offered()).not.toContain(CHANGE);
    expect(offered()).not.toContain(SEND);
  });
});

describe("the list of refunds", () => {
  it("that is empty leads to the membership", async () => {
    await openRefunds([]);
    expect(mainText()).toContain("돌려받은 돈이 없어요");
    expect(hrefOf("내 멤버십 보기")).toBe("/membership");
  });

  it("leads to the receipts, and to where money is asked back", async () => {
    await openRefunds([waiting]);
    expect(hrefOf("영수증")).toBe("/membership/receipts");
    expect(hrefOf("크레딧 충전")).toBe("/membership/top-up");
    expect(hrefOf("내 멤버십")).toBe("/membership");
  });
});
