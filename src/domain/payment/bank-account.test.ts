import { describe, expect, it } from "vitest";
import { accountHolder, accountNumber, bankCode, transferReference } from "./bank-account-rules.ts";
import { isHeldByAnother, maskAccountNumber, normalizeAccountNumber } from "./bank-account.ts";

describe("normalizeAccountNumber", () => {
  it.each([
    ["110-123-456789", "110123456789"],
    [" 3333 01 1234567 ", "3333011234567"],
    ["１２３４５６７８９０", "1234567890"],
    ["1234567890123456", "1234567890123456"],
    [`1234567890${" ".repeat(30)}`, "1234567890"],
  ])("reads %j", (raw, digits) => {
    expect(normalizeAccountNumber(raw)).toBe(digits);
  });
  it.each([
    "",
    "123456789",
    "12345678901234567",
    "110-123-45678X",
    "X10-123-456789",
    `1234567890${" ".repeat(31)}`,
    "1".repeat(41),
    "१२३४५६७८९०१",
  ])("refuses %j", (raw) => {
    expect(normalizeAccountNumber(raw)).toBeNull();
  });
});

it.each([
  ["김지영", "김지영", false],
  ["김 지영 ", "김지영", false],
  ["ＫＩＭ", "KIM", false],
  ["박한솔", "김지영", true],
  ["(주)지영", "김지영", true],
])("an account of %j is another's than %j: %s", (holder, payer, another) => {
  expect(isHeldByAnother(holder, payer)).toBe(another);
});

it("shows the last four digits alone", () => {
  expect(maskAccountNumber("110123456789")).toBe("•••6789");
});

describe("the fields of an account", () => {
  it("takes a bank that is known", () => {
    expect(bankCode("088")).toBeNull();
    for (const code of ["", "999", "toString", null, undefined, 88, ["088"]]) {
      expect([code, bankCode(code)]).toEqual([code, "은행을 골라 주세요."]);
    }
  });
  it("says what is wrong with a number", () => {
    expect(accountNumber("110-123-456789")).toBeNull();
    expect(accountNumber("")).toBe("계좌번호를 입력해 주세요.");
    expect(accountNumber(null)).toBe("계좌번호를 입력해 주세요.");
    expect(accountNumber("12345")).toBe("계좌번호를 숫자 10~16자리로 입력해 주세요.");
  });
  it("takes the name of a person or a firm", () => {
    expect(accountHolder("(주)새봄 청소")).toBeNull();
    expect(accountHolder("김")).toContain("예금주");
    expect(accountHolder("가".repeat(41))).toContain("예금주");
  });
  it("wants to find a transfer again", () => {
    expect(transferReference("20270311-0042")).toBeNull();
    expect(transferReference("1")).toContain("이체 번호");
  });
});
