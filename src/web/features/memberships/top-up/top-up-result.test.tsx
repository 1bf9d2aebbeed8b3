import { expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleTopUp } from "#test/samples/top-ups.ts";
import { SettledTopUp } from "./top-up-result.tsx";

const part = (next: string | null) => (
  <SettledTopUp topUp={sampleTopUp()} usable={42} next={next} />
);
const RECEIPTS = ["영수증 보기", "/membership/receipts"];

it("leads back to what the credits were wanted for, else to the membership", () => {
  expect(textInPage(part("/pro/requests/one"))).toMatch(
    /^30 크레딧을 충전했어요 이제 42 크레딧 을 쓸 수 있어요 \. .*하던 일로 돌아가기$/,
  );
  expect(linksInPage(part("/pro/requests/one"))).toEqual([RECEIPTS]);
  expect(textInPage(part(null))).not.toContain("하던 일로");
  expect(linksInPage(part(null))).toEqual([RECEIPTS, ["내 멤버십 보기", "/membership"]]);
});
