import { expect, it } from "vitest";
import { linksInPage } from "#test/render-in-page.tsx";
import { LogSubject } from "./log-subject.tsx";

it.each([
  ["pro", "고수 보기", "/staff/pros/7"],
  ["name_change", "이름 변경 보기", "/staff/name-changes/7"],
  ["certification", "자격 보기", "/staff/certifications/7"],
  ["report", "신고 보기", "/staff/reports/7"],
  ["refund", "환불 보기", "/staff/refunds/7"],
  ["account", "보낸 알림 보기", "/staff/people/7/deliveries"],
  ["ticket", "문의 보기", "/staff/support/7"],
  ["request", "요청 보기", "/staff/requests?id=7"],
  ["review", "후기 보기", "/staff/reviews?id=7"],
])("an entry about a %s leads to it: %s", (kind, label, href) => {
  expect(linksInPage(<LogSubject subject={{ kind, id: "7" }} />)).toEqual([[label, href]]);
});

it("an entry about what has no page leads nowhere", () => {
  expect(linksInPage(<LogSubject subject={{ kind: "upload", id: "7" }} />)).toEqual([]);
});
