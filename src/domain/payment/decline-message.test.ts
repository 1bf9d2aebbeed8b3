import { expect, it } from "vitest";
import { declineMessage } from "./decline-message.ts";

it.each([
  ["PHONE_MONTHLY_LIMIT_EXCEEDED", /이번 달 휴대폰 소액결제 한도.*카드로/],
  ["INVALID_CARD_EXPIRATION", /유효 기간이 지난 카드.*다른 카드를 등록/],
  ["INVALID_STOPPED_CARD", /정지된 카드.*다른 카드를 등록/],
  ["INVALID_CARD_LOST_OR_STOLEN", /다른 카드를 등록/],
  ["BILLING_KEY_NOT_FOUND", /다른 결제 수단을 등록/],
  ["REJECT_CARD_PAYMENT", /다시 시도/],
  ["UNAUTHORIZED", /돈은 나가지 않았고/],
  ["PROVIDER_ERROR", /확인하고 있어요/],
  ["A_WORD_OF_LATER_VERSIONS", /확인하고 있어요/],
  ["constructor", /확인하고 있어요/],
  [null, /다시 시도할 수 있어요/],
])("tells what to do after %s", (code, said) => {
  expect(declineMessage(code)).toMatch(said);
  expect(declineMessage(code)).toMatch(/요\.$/);
});
