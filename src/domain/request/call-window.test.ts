import { expect, it } from "vitest";
import { contactTermsText, phoneOpensAt, type ContactTerms } from "./call-window.ts";

const calls: ContactTerms = { channel: "calls", call_from: "09:30", call_to: "18:00" };
const at = (time: string) => Date.parse(`${time}+09:00`);

it.each([
  ["2027-03-10T00:00:00", "2027-03-10T09:30:00"],
  ["2027-03-10T09:29:59.999", "2027-03-10T09:30:00"],
  ["2027-03-10T09:30:00", null],
  ["2027-03-10T17:59:59.999", null],
  ["2027-03-10T18:00:00", "2027-03-11T09:30:00"],
  ["2027-12-31T23:59:59.999", "2028-01-01T09:30:00"],
])("at %s a number is shown from %s", (now, opens) => {
  expect(phoneOpensAt(calls, at(now))).toBe(opens === null ? null : at(opens));
});

it("who asked for messages only has no window", () => {
  expect(phoneOpensAt({ channel: "messages" }, at("2027-03-10T03:00:00"))).toBeNull();
});

it("says how a customer wants to be reached", () => {
  expect(contactTermsText({ channel: "messages" })).toBe("메시지만");
  expect(contactTermsText(calls)).toBe("전화 오전 9:30부터 오후 6:00까지");
});
