import { expect, it } from "vitest";
import { sampleRefund } from "../samples/staff.ts";
import { errorCatalogue } from "#contract/errors.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  ID,
  NOW,
} from "./answering.ts";
import { type as typeInto } from "./controls.ts";
import { openPage } from "./open-page.tsx";
import { said } from "./on-page.ts";

const PAID = "staff.refunds.paid";
const AGAIN = "staff.refunds.askAgain";
const visitor = { authenticated: true, userType: "staff" } as const;
const account = {
  bank_name: "한강은행",
  account_number: "123456",
  holder: "김지영",
  version: 7,
};

async function transferPage(hasLeft = false, paid = () => ({ status: 200, body: {} as unknown })) {
  const answer = answering({
    "staff.secondFactor": { state: "passed", permissions: ["refunds"] },
    "staff.refunds.get": sampleRefund({ id: ID, account, has_left: hasLeft }),
    [PAID]: paid,
    [AGAIN]: () => ({ status: 200, body: {} }),
  });
  return openPage({ path: `/staff/refunds/${ID}`, visitor, now: NOW, answer });
}

it("is noted as sent once the amount and the account were looked at again", async () => {
  const page = await transferPage();
  typeInto(fieldNamed("이체 번호"), "20270310-0042");
  await pressNamed(page, "보냈어요");
  expect(said()).toContain("26,100원을 이 계좌로 보냈나요?");
  expect(said()).toContain("한강은행 123456 김지영.");
  expect(bodiesOf(page, PAID)).toEqual([]);
  await pressNamed(page, "취소");
  expect(bodiesOf(page, PAID)).toEqual([]);
  await pressNamed(page, "보냈어요");
  await pressNamed(page, "확인");
  expect(bodiesOf(page, PAID)).toEqual([{ reference: "20270310-0042", version: 7 }]);
});

it("that is refused says so once, at the number, which stays", async () => {
  const page = await transferPage(false, () => refusal("too_many"));
  typeInto(fieldNamed("이체 번호"), "20270310-0042");
  await pressNamed(page, "보냈어요");
  await pressNamed(page, "확인");
  const [, why] = errorCatalogue.too_many;
  expect(faultOf("이체 번호")).toContain(why);
  expect(said().split(why)).toHaveLength(2);
  expect(fieldNamed("이체 번호").value).toBe("20270310-0042");
});

it("is asked about only with its number", async () => {
  const page = await transferPage();
  await pressNamed(page, "보냈어요");
  expect(faultOf("이체 번호")).not.toBeNull();
  expect(said()).not.toContain("보냈나요?");
});

it("that the bank does not take is asked for again, with the reason that the person reads", async () => {
  const page = await transferPage();
  await pressNamed(page, "이 계좌로 보낼 수 없어요");
  expect(said()).toContain("지금 계좌를 지우고, 받는 사람에게 이유와 함께 알려요.");
  await pressNamed(page, "다시 물어보기");
  expect(faultOf("이유")).not.toBeNull();
  typeInto(fieldNamed("이유"), "예금주 이름이 은행과 달라요.");
  await pressNamed(page, "다시 물어보기");
  expect(bodiesOf(page, AGAIN)).toEqual([{ reason: "예금주 이름이 은행과 달라요.", version: 7 }]);
  expect(said()).toContain("계좌를 지우고 다시 물어봤어요.");
});

it("promises no notice to somebody who left", async () => {
  const page = await transferPage(true);
  const none = "탈퇴한 회원에게는 알림이 가지 않으니 직접 알려 주세요.";
  typeInto(fieldNamed("이체 번호"), "20270310-0042");
  await pressNamed(page, "보냈어요");
  expect(said()).toContain(none);
  await pressNamed(page, "취소");
  expect(said()).not.toContain(none);
  await pressNamed(page, "이 계좌로 보낼 수 없어요");
  expect(said()).toContain(none);
});
