import { expect, it } from "vitest";
import { sampleInvitation } from "#test/samples/testimonials.ts";
import { goneText, invitationLabel } from "./testimonial-labels.ts";

it.each([
  [0, 0, null],
  [1, 0, "고수가 내린 추천 1"],
  [0, 2, "쓴 사람이 삭제한 추천 2"],
  [1, 2, "고수가 내린 추천 1 · 쓴 사람이 삭제한 추천 2"],
])("of %i removed and %i taken back it says %j", (removed_by_pro, taken_back, text) => {
  expect(goneText({ removed_by_pro, taken_back })).toBe(text);
});

it.each([
  ["보냄", "sent", null],
  ["열어 봄", "opened", null],
  ["추천을 남김", "written", "shown"],
  ["기간 지남", "expired", null],
  ["취소함", "withdrawn", null],
  ["내린 추천", "written", "removed_by_pro"],
  ["고객이 삭제", "written", "taken_back"],
] as const)("says %s of an invitation that is %s with a testimonial: %s", (label, state, of) => {
  const testimonial = of && { id: "testimonial", state: of };
  expect(invitationLabel(sampleInvitation({ state, testimonial })).label).toBe(label);
});
