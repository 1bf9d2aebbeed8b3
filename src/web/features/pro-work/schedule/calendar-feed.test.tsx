import { expect, it } from "vitest";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";

const feed = (path: string | null): Answers => [["pro.calendarFeed", {}, { path }]];

it("offers to make an address while there is none", () => {
  const text = textInPage(<CalendarFeed />, undefined, feed(null));
  expect(text).toMatch(/캘린더 주소 만들기$/);
  expect(text).not.toContain("주소 복사하기");
});

it("offers to copy, to follow, to renew and to remove the one that there is", () => {
  const text = textInPage(<CalendarFeed />, undefined, feed("/calendar/abc.ics"));
  expect(text).toMatch(
    /알려졌다면 새 주소로 바꿔 주세요\. 주소 복사하기 이 기기의 캘린더에 추가 새 주소로 바꾸기 주소 삭제하기$/,
  );
  expect(text).not.toContain("캘린더 주소 만들기");
  expect(linksInPage(<CalendarFeed />, undefined, feed("/calendar/abc.ics"))).toEqual([
    ["이 기기의 캘린더에 추가", "/calendar/abc.ics"],
  ]);
});
