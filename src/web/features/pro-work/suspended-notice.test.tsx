import { expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { SuspendedNotice } from "./suspended-notice.tsx";

it("says what is locked, where the reason stands and where to object", () => {
  expect(textInPage(<SuspendedNotice />)).toMatch(
    /^고수 활동이 정지됐어요 .*이의가 있으면 고객센터 ?로/,
  );
  expect(linksInPage(<SuspendedNotice />)).toEqual([
    ["고객센터", "/support"],
    ["정지 이유 보기", "/pro/profile"],
  ]);
});
