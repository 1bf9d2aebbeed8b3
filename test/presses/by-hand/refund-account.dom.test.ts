import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  ID,
  NOW,
} from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage, type Answered } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { said } from "../on-page.ts";

const SET = "users.me.refundAccount.set";
const SAVE = "이 계좌로 받기";
const visitor = { authenticated: true, userType: "customer" } as const;
const [sample] = (sampleOutput("users.me.refunds") as Output<"users.me.refunds">).items;
const account = { bank_name: "한강은행", number_masked: "***-456" };

/** The page of somebody whose money is to be sent to an account. */
function refundsPage(refund: object, saved: Answered = { status: 200, body: {} }) {
  const one = { ...sample, id: ID, method: "bank_transfer", state: "waiting", ...refund };
  const answer = answering({
    "users.me.refunds": { items: [one], next: null },
    [SET]: () => saved,
  });
  return openPage({ path: "/membership/refunds", visitor, now: NOW, answer });
}

function typeAll(): void {
  typeInto(fieldNamed("은행"), "004");
  typeInto(fieldNamed("계좌번호"), "123-456-789012");
  typeInto(fieldNamed("예금주"), "김지영");
}

const TYPED = { bank: "004", account_number: "123-456-789012", holder: "김지영" };

describe("the account that a refund goes to", () => {
  it("is asked for whole, and saved", async () => {
    const page = await refundsPage({ account: null });
    await pressNamed(page, SAVE);
    for (const label of ["은행", "계좌번호", "예금주"]) expect(faultOf(label)).not.toBeNull();
    expect(bodiesOf(page, SET)).toEqual([]);
    typeAll();
    await pressNamed(page, SAVE);
    expect(bodiesOf(page, SET)).toEqual([TYPED]);
    expect(said()).toContain("받을 계좌를 저장했어요.");
  });

  it("is said to be wrong at its field", async () => {
    const wrong = "계좌번호를 다시 확인해 주세요.";
    const page = await refundsPage(
      { account: null },
      refusal("invalid", { account_number: [wrong] }),
    );
    typeAll();
    await pressNamed(page, SAVE);
    expect(faultOf("계좌번호")).toContain(wrong);
    expect(said()).not.toContain("받을 계좌를 저장했어요.");
  });

  it("is changed by a press for as long as nothing was sent", async () => {
    const page = await refundsPage({ account });
    expect(said()).toContain("한강은행 ***-456");
    expect(said()).not.toContain(SAVE);
    await pressNamed(page, "계좌 수정");
    typeAll();
    await pressNamed(page, SAVE);
    expect(bodiesOf(page, SET)).toEqual([TYPED]);
    expect(said()).not.toContain(SAVE);
  });

  it("is not asked for any more once the money was sent, nor where it goes back to the card", async () => {
    await refundsPage({ account, state: "done" });
    expect(said()).not.toContain("계좌 수정");
    await refundsPage({ account: null, method: "card_cancel" });
    expect(said()).not.toContain(SAVE);
  });
});
