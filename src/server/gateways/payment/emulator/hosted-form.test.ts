import { describe, expect, it } from "vitest";
import { CARRIERS, readForm, TEST_CODE, type IssueOrder } from "./hosted-form.ts";

const order = (method: IssueOrder["method"]): IssueOrder => ({
  method,
  issueId: "issue",
  issueName: "멤버십",
  customerName: "김하나",
  redirectUrl: "http://localhost/membership",
});
const CARD = {
  number: "4111 1111 1111 1111",
  expiry: "03/27",
  birth: "900101",
  password: "12",
  consent: "on",
};
const PHONE = {
  carrier: CARRIERS[0] ?? "",
  phone: "010-1234-5678",
  birth: "9001011",
  code: TEST_CODE,
  consent: "on",
};

/** The fields at which the form is refused; none when it is taken. */
function refusedAt(method: IssueOrder["method"], fields: Record<string, string>): string[] {
  const answer = readForm(order(method), new URLSearchParams(fields), "2027-03");
  return answer.ok ? [] : Object.keys(answer.faults);
}

describe("a card", () => {
  it.each([
    [
      "number",
      ["4111111111111111", "378282246310005"],
      ["41111111111111", "41111111111111111", ""],
    ],
    ["expiry", ["0327", "12/99"], ["0227", "1327", "0027", "327"]],
    ["birth", ["900101", "120-81-47521"], ["90010", "9001011", "12081475211"]],
    ["password", ["00"], ["1", "123", "ab"]],
    ["consent", ["on"], ["", "off"]],
  ])("is taken or refused by its %s", (name, taken, refused) => {
    for (const value of taken) expect(refusedAt("CARD", { ...CARD, [name]: value })).toEqual([]);
    for (const value of refused) {
      expect(refusedAt("CARD", { ...CARD, [name]: value }), value).toEqual([name]);
    }
  });
});

describe("a phone", () => {
  it.each([
    ["carrier", CARRIERS, ["", "다른 통신사"]],
    ["phone", ["01012345678", "016-123-4567"], ["0212345678", "010123456789", "0101234567x"]],
    ["birth", ["9001011"], ["900101", "90010112"]],
    ["code", [TEST_CODE], ["", "000001"]],
    ["consent", ["on"], [""]],
  ])("is taken or refused by its %s", (name, taken, refused) => {
    for (const value of taken) expect(refusedAt("MOBILE", { ...PHONE, [name]: value })).toEqual([]);
    for (const value of refused) {
      expect(refusedAt("MOBILE", { ...PHONE, [name]: value }), value).toEqual([name]);
    }
  });
});
