import { expect, it } from "vitest";
import { nextTestimonialState } from "./testimonial-state.ts";

it.each([
  ["shown", "remove", "removed_by_pro"],
  ["shown", "take_back", "taken_back"],
  ["removed_by_pro", "remove", null],
  ["removed_by_pro", "take_back", "taken_back"],
  ["taken_back", "remove", null],
  ["taken_back", "take_back", null],
] as const)("a testimonial that is %s comes by %s to %s", (state, event, next) => {
  expect(nextTestimonialState(state, event)).toBe(next);
});
