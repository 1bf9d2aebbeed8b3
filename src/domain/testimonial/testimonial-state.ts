export const TESTIMONIAL_STATES = ["shown", "removed_by_pro", "taken_back"] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

/** Who may bring about what; a testimonial that is gone does not come back. */
const transitions: Record<
  TestimonialState,
  Partial<Record<"remove" | "take_back", TestimonialState>>
> = {
  shown: { remove: "removed_by_pro", take_back: "taken_back" },
  // Its author may still have their words destroyed.
  removed_by_pro: { take_back: "taken_back" },
  taken_back: {},
};

/** The state after the pro removed it or its author took it back; null when that cannot happen. */
export function nextTestimonialState(
  state: TestimonialState,
  event: "remove" | "take_back",
): TestimonialState | null {
  return transitions[state][event] ?? null;
}
