import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUOTE_TRANSITIONS, availableQuoteActions, isUndecided, transition } from "./lifecycle.ts";
import type { QuoteActor, QuoteEvent, QuoteState } from "./lifecycle.ts";

const STATES: QuoteState[] = ["sent", "read", "hired", "declined", "expired", "withdrawn"];

describe("the life of a quote", () => {
  it.each<[QuoteState, QuoteEvent, QuoteActor, QuoteState]>([
    ["sent", "read", "customer", "read"],
    ["read", "hire", "customer", "hired"],
    ["sent", "decline", "customer", "declined"],
    ["read", "decline", "customer", "declined"],
    ["sent", "withdraw", "pro", "withdrawn"],
    ["read", "withdraw", "pro", "withdrawn"],
    ["sent", "expire", "system", "expired"],
    ["read", "expire", "system", "expired"],
  ])("%s —%s by %s→ %s", (from, event, actor, to) => {
    expect(transition(from, event, actor)).toEqual({ ok: true, state: to });
  });
  it("hires only what was read", () => {
    expect(transition("sent", "hire", "customer")).toEqual({ ok: false, refusal: "wrong_state" });
  });
  it.each<[QuoteEvent, QuoteActor]>([
    ["read", "pro"],
    ["decline", "pro"],
    ["withdraw", "customer"],
    ["expire", "customer"],
  ])("does not let %s be done by the %s", (event, actor) => {
    expect(transition("sent", event, actor)).toEqual({ ok: false, refusal: "wrong_actor" });
  });
  it("never leaves hired, declined, expired and withdrawn", () => {
    const ended = QUOTE_TRANSITIONS.filter(({ from }) => !isUndecided(from));
    expect(ended).toEqual([]);
    expect(STATES.filter(isUndecided)).toEqual(["sent", "read"]);
  });
  it("shows exactly the buttons that work", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATES),
        fc.constantFrom<QuoteActor[]>("customer", "pro", "system"),
        fc.constantFrom<QuoteEvent[]>("read", "hire", "decline", "expire", "withdraw"),
        (state, actor, event) => {
          expect(availableQuoteActions(state, actor).includes(event)).toBe(
            transition(state, event, actor).ok,
          );
        },
      ),
    );
  });
});
