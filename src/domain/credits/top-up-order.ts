/** A pack being bought: nothing can be spent of it until the gateway says paid. */
export const TOP_UP_STATES = ["pending", "settled", "failed", "given_up"] as const;
export type TopUpState = (typeof TOP_UP_STATES)[number];

/** What the gateway reports of its payment. `give_up` is our own time limit. */
export type TopUpAnswer = "paid" | "failed" | "not_found" | "unknown" | "give_up";

/** What follows: the lot is granted, the money goes back in full, or nothing. */
export type TopUpStep = { state: TopUpState; effect: "grant" | "refund" | null };

const stay = (state: TopUpState): TopUpStep => ({ state, effect: null });

/** Each state and answer. A success after we gave up, or took it as failed, is refunded in full. */
export const TOP_UP_STEPS: Record<TopUpState, Record<TopUpAnswer, TopUpStep>> = {
  pending: {
    paid: { state: "settled", effect: "grant" },
    failed: stay("failed"),
    not_found: stay("pending"),
    unknown: stay("pending"),
    give_up: stay("given_up"),
  },
  settled: allStay("settled"),
  failed: { ...allStay("failed"), paid: { state: "settled", effect: "refund" } },
  given_up: { ...allStay("given_up"), paid: { state: "settled", effect: "refund" } },
};

function allStay(state: TopUpState): Record<TopUpAnswer, TopUpStep> {
  const same = stay(state);
  return { paid: same, failed: same, not_found: same, unknown: same, give_up: same };
}
