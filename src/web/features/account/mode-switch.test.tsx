import { expect, it } from "vitest";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { ModeSwitch } from "./mode-switch.tsx";

const me = (can_switch: boolean, state?: string): Answers => [
  ["users.me", {}, { can_switch, pro: state === undefined ? null : { state } }],
];
const said = (can_switch: boolean, state?: string) =>
  textInPage(<ModeSwitch />, undefined, me(can_switch, state));

it("switches who has both sides", () => {
  expect(said(true, "approved")).toBe("고수로 전환");
});

it.each([
  ["nobody's pro yet", undefined, "고수로 시작하기"],
  ["an applicant", "pending", "고수 신청 보기"],
])("leads %s to the application", (_, state, label) => {
  expect(linksInPage(<ModeSwitch />, undefined, me(false, state))).toEqual([[label, "/pro/apply"]]);
});

it("leads a suspended pro to no application", () => {
  expect(said(false, "suspended")).toBe("");
});
