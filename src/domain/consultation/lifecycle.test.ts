import { describe, expect, it } from "vitest";
import {
  availableActions,
  showsPhones,
  takesSlot,
  transition,
  type ConsultationActor,
  type ConsultationEvent,
  type ConsultationFacts,
  type ConsultationState,
} from "./lifecycle.ts";

const STARTS = 1_000;
const ENDS = 2_000;
const ANSWER_BY = 500;
const facts = (state: ConsultationState): ConsultationFacts => ({
  state,
  startsAt: STARTS,
  endsAt: ENDS,
  answerBy: ANSWER_BY,
});
const states = ["asked", "confirmed", "declined", "expired", "cancelled", "held"] as const;
const events = ["confirm", "decline", "expire", "cancel", "hold"] as const;
const actors = ["customer", "pro", "system"] as const;

describe("a consultation", () => {
  it.each<[ConsultationState, ConsultationEvent, ConsultationActor, number, ConsultationState]>([
    ["asked", "confirm", "pro", ANSWER_BY - 1, "confirmed"],
    ["asked", "decline", "pro", ANSWER_BY - 1, "declined"],
    ["asked", "expire", "system", ANSWER_BY, "expired"],
    ["asked", "cancel", "customer", STARTS - 1, "cancelled"],
    ["asked", "cancel", "pro", STARTS - 1, "cancelled"],
    ["confirmed", "cancel", "customer", STARTS - 1, "cancelled"],
    ["confirmed", "cancel", "pro", STARTS - 1, "cancelled"],
    ["confirmed", "hold", "system", ENDS, "held"],
  ])("%s moves by %s of the %s at %i to %s", (state, event, actor, now, to) => {
    const move = transition(facts(state), event, actor, { now, reason: "사정이 생겼어요" });
    expect(move).toEqual({ ok: true, state: to });
  });

  it.each<[ConsultationState, ConsultationEvent, ConsultationActor, number, string]>([
    ["asked", "confirm", "pro", ANSWER_BY, "answer_in_time"],
    ["asked", "decline", "pro", ANSWER_BY, "answer_in_time"],
    ["asked", "expire", "system", ANSWER_BY - 1, "answer_overdue"],
    ["asked", "cancel", "customer", STARTS, "not_begun"],
    ["confirmed", "cancel", "customer", STARTS, "not_begun"],
    ["confirmed", "hold", "system", ENDS - 1, "over"],
    ["asked", "confirm", "customer", 0, "wrong_actor"],
    ["confirmed", "confirm", "pro", 0, "wrong_state"],
  ])("%s does not move by %s of the %s at %i: %s", (state, event, actor, now, refusal) => {
    const move = transition(facts(state), event, actor, { now, reason: "사정이 생겼어요" });
    expect(move).toEqual({ ok: false, refusal });
  });

  it.each(["asked", "confirmed"] as const)(
    "%s is cancelled by the pro with a reason only",
    (state) => {
      for (const reason of [undefined, "", "  "]) {
        const given = reason === undefined ? { now: 0 } : { now: 0, reason };
        expect(transition(facts(state), "cancel", "customer", given).ok).toBe(true);
        expect(transition(facts(state), "cancel", "pro", given)).toEqual({
          ok: false,
          refusal: "reason_missing",
        });
      }
    },
  );

  it("is never moved out of its ends", () => {
    for (const state of ["declined", "expired", "cancelled", "held"] as const) {
      for (const event of events) {
        for (const actor of actors) {
          for (const now of [0, ANSWER_BY, STARTS, ENDS]) {
            expect(transition(facts(state), event, actor, { now, reason: "왜" }).ok).toBe(false);
          }
        }
      }
    }
  });

  it("shows each side its own buttons", () => {
    expect(availableActions(facts("asked"), "pro", 0)).toEqual(["confirm", "decline"]);
    expect(availableActions(facts("asked"), "pro", ANSWER_BY)).toEqual(["cancel"]);
    expect(availableActions(facts("asked"), "customer", 0)).toEqual(["cancel"]);
    expect(availableActions(facts("confirmed"), "pro", 0)).toEqual(["cancel"]);
    expect(availableActions(facts("confirmed"), "customer", STARTS)).toEqual([]);
    expect(availableActions(facts("held"), "customer", 0)).toEqual([]);
  });

  it("takes its slot while it is asked for or confirmed, and shows numbers from then on", () => {
    expect(states.filter(takesSlot)).toEqual(["asked", "confirmed"]);
    expect(states.filter(showsPhones)).toEqual(["confirmed", "held"]);
  });
});
