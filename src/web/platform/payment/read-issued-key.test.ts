import { describe, expect, it } from "vitest";
import { issuedKey, readIssuedKey, withoutIssuedKey } from "./read-issued-key.ts";

const STOPPED = { failure: "등록을 그만뒀어요." };
const FAILED = {
  failure: "결제 수단을 등록하지 못했어요. 다시 시도하거나 다른 결제 수단을 등록해 주세요.",
};

describe("what a registration brings back", () => {
  it.each([
    ["", null],
    ["?plan=standard", null],
    ["?plan=a&transactionType=ISSUE_BILLING_KEY&billingKey=key-1", { billingKey: "key-1" }],
    ["?code=USER_CANCEL&message=x", STOPPED],
    ["?code=FAILURE_TYPE_PG&pgCode=PAY_PROCESS_CANCELED", STOPPED],
    ["?code=FAILURE_TYPE_PG&message=<b>전화 주세요</b>", FAILED],
    ["?billingKey=key-1&code=PGProviderError", FAILED],
    ["?billingKey=", FAILED],
  ])("%s", (search, issued) => {
    expect(readIssuedKey(search)).toEqual(issued);
  });

  it("is no key when the window says that it failed", () => {
    expect(issuedKey({ billingKey: "", code: "PGProviderError", pgCode: "USER_CANCEL" })).toEqual(
      STOPPED,
    );
    expect(issuedKey({})).toEqual(FAILED);
  });

  it("leaves the rest of the query alone", () => {
    const search = "?plan=%EA%B0%80&transactionType=ISSUE_BILLING_KEY&billingKey=key-1";
    expect(withoutIssuedKey(search)).toBe("?plan=%EA%B0%80");
    expect(withoutIssuedKey("?code=USER_CANCEL&message=x")).toBe("");
  });
});
