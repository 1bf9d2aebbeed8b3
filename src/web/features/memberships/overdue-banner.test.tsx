import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { OverdueAside } from "./overdue-banner.tsx";

it.each([
  ["unpaid", "멤버십이 결제되지 않아서 멤버십 크레딧을 쓸 수 없어요."],
  ["taken_back", "멤버십 결제가 취소되어 멤버십 크레딧을 쓸 수 없어요."],
] as const)("tells a pro at work of a membership that is %s", (cause, words) => {
  expect(textInPage(<OverdueAside cause={cause} />)).toBe(`${words} 결제 확인하기`);
});
