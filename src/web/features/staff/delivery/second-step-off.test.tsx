import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { SecondStepOff } from "./second-step-off.tsx";

const said = (...permissions: string[]) =>
  textInPage(<SecondStepOff accountId="account" person="김지영" />, undefined, [
    ["staff.secondFactor", {}, { permissions }],
  ]);

it("is turned off only by whom may", () => {
  expect(said("second_steps")).toMatch(/본인이 맞을 때에만 꺼 주세요\. 2단계 인증 끄기$/);
  expect(said("reports")).toBe("2단계 인증 켜져 있어요. 관리자만 끌 수 있어요 .");
});
