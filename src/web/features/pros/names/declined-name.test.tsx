import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { DeclinedName } from "./declined-name.tsx";

it("says which name was declined, when and why", () => {
  const at = "2027-03-07T12:00:00+09:00";
  expect(textInPage(<DeclinedName name="가온뜰" reason="상표와 같아요." at={at} />)).toContain(
    "새 활동 이름이 승인되지 않았어요 신청한 이름: 가온뜰 2027년 03월 07일 · 이유: 상표와 같아요. 지금 이름이 그대로 보여요.",
  );
});
