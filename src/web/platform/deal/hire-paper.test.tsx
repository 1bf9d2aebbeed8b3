import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { HirePaper } from "./hire-paper.tsx";

const hire = {
  id: "1",
  state: "completed",
  agreed_price: 120_000,
  quoted_price: 120_000,
  agreed_date: "2027-03-15",
  agreed_time: null,
  place: "",
  scope: "",
  cancel_reason: null,
  cancelled_by: null,
  cancelled_at: null,
  hired_at: "2027-03-10T12:00:00+09:00",
  completed_at: null,
} as const;

it.each([
  ["2027-03-14T23:59:59+09:00", "약속했던 날"],
  ["2027-03-15T00:00:00+09:00", "작업일"],
  ["2027-03-16T12:00:00+09:00", "작업일"],
  [null, "작업일"],
])("of work that was completed at %s the agreed day is called %s", (completed_at, name) => {
  const paper = (
    <HirePaper
      viewer="customer"
      about="입주청소"
      hire={{ ...hire, completed_at }}
      names={{ pro: "맑은손청소", customer: "김하늘" }}
    />
  );
  expect(textInPage(paper)).toContain(`${name} 2027년 03월 15일`);
});
