import { expect, it } from "vitest";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { StaffReview } from "./staff-review.tsx";

const review = {
  id: "review",
  state: "shown",
  service: "이사청소",
  rating: 2,
  body: "늦게 왔어요.",
  created_at: "2027-03-09T12:00:00+09:00",
  pro: { id: "pro", display_name: "한솔" },
  author: {
    id: "account",
    name: "김지영",
    email: "a@example.com",
    phone: null,
    joined_at: "2027-01-01T12:00:00+09:00",
  },
  decisions: [],
};
const answer = (state: string): Answers => [
  ["staff.reviews.get", { reviewId: "review" }, { ...review, state }],
];
const said = (state: string) =>
  textInPage(<StaffReview reviewId="review" />, undefined, answer(state));

it("can be taken down while it is shown", () => {
  expect(said("shown")).toMatch(/^이사청소 보임 .* 늦게 왔어요\. .* 후기 내리기/);
});

it.each([
  ["deleted_by_author", "작성자가 삭제"],
  ["deleted_by_staff", "운영팀이 삭제"],
])("%s: says who did, and cannot be taken down again", (state, badge) => {
  expect(said(state)).toContain(`이사청소 ${badge}`);
  expect(said(state)).not.toContain("후기 내리기");
});

it("leads to its pro and to what its author was sent", () => {
  const links = linksInPage(<StaffReview reviewId="review" />, undefined, answer("shown"));
  expect(links).toEqual([
    ["한솔", "/staff/pros/pro"],
    ["보낸 알림 보기", "/staff/people/account/deliveries"],
  ]);
});
