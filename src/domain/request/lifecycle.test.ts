import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REQUEST_TRANSITIONS, isFinalState, transition } from "./lifecycle.ts";
import type { RequestActor, RequestEvent, RequestGuard, RequestState } from "./lifecycle.ts";

const STATES: RequestState[] = [
  "draft",
  "open",
  "choosing",
  "hired",
  "completed",
  "closed",
  "cancelled",
  "blocked",
];
const ACTORS: RequestActor[] = ["customer", "hired_pro", "system", "staff"];
const EVENTS = [...new Set(REQUEST_TRANSITIONS.map(({ event }) => event))];

const all = (...guards: RequestGuard[]) => Object.fromEntries(guards.map((name) => [name, true]));

describe("the life of a request", () => {
  it.each<[RequestState, RequestEvent, RequestActor, RequestState, RequestGuard[]]>([
    ["draft", "publish", "customer", "open", ["phone_verified", "no_open_duplicate"]],
    ["open", "reach_quota", "system", "choosing", ["quota_full"]],
    ["open", "end_quote_window", "system", "choosing", ["quote_window_over"]],
    ["choosing", "raise_quota", "customer", "open", ["within_quote_window", "quota_open"]],
    ["open", "hire", "customer", "hired", ["within_hire_window", "quote_valid"]],
    ["choosing", "hire", "customer", "hired", ["within_hire_window", "quote_valid"]],
    ["open", "close", "customer", "closed", []],
    ["choosing", "close", "customer", "closed", []],
    ["open", "run_out", "system", "closed", ["hire_window_over"]],
    ["choosing", "run_out", "system", "closed", ["hire_window_over"]],
    ["hired", "complete", "customer", "completed", []],
    ["hired", "complete", "hired_pro", "completed", []],
    ["hired", "auto_complete", "system", "completed", ["auto_complete_due"]],
    ["hired", "cancel", "customer", "cancelled", ["reason_given"]],
    ["hired", "cancel", "hired_pro", "cancelled", ["reason_given"]],
    ["closed", "reopen", "customer", "open", ["reopen_left", "no_open_duplicate"]],
    ["cancelled", "reopen", "customer", "open", ["reopen_left", "no_open_duplicate"]],
    [
      "cancelled",
      "hire",
      "customer",
      "hired",
      ["cancelled_by_pro", "within_hire_window", "quote_valid"],
    ],
    ["open", "block", "staff", "blocked", ["reason_given"]],
    ["choosing", "block", "staff", "blocked", ["reason_given"]],
    ["hired", "block", "staff", "blocked", ["reason_given"]],
  ])("%s —%s by %s→ %s, and only with its guards", (from, event, actor, to, guards) => {
    expect(transition(from, event, actor, all(...guards))).toMatchObject({ ok: true, state: to });
    for (const guard of guards) {
      const others = guards.filter((name) => name !== guard);
      expect(transition(from, event, actor, all(...others))).toEqual({ ok: false, refusal: guard });
    }
  });
  it("ends with a completed or a blocked request", () => {
    expect(STATES.filter(isFinalState)).toEqual(["completed", "blocked"]);
  });
  it("reaches every state from a draft", () => {
    const reached = new Set<RequestState>(["draft"]);
    for (const _ of STATES) {
      for (const { from, to } of REQUEST_TRANSITIONS) if (reached.has(from)) reached.add(to);
    }
    expect(reached).toEqual(new Set(STATES));
  });
  it("has each way out of a state once", () => {
    const ways = REQUEST_TRANSITIONS.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(ways).size).toBe(ways.length);
  });
});

describe("transition", () => {
  it.each<[RequestState, RequestEvent, RequestActor]>([
    ["hired", "close", "customer"],
    ["open", "cancel", "customer"],
    ["open", "raise_quota", "customer"],
    ["closed", "raise_quota", "customer"],
    ["completed", "cancel", "customer"],
    ["completed", "reopen", "customer"],
    ["blocked", "reopen", "customer"],
    ["closed", "hire", "customer"],
    ["hired", "hire", "customer"],
    ["draft", "hire", "customer"],
  ])("refuses a %s request to %s", (state, event, actor) => {
    expect(transition(state, event, actor)).toEqual({ ok: false, refusal: "wrong_state" });
  });
  it.each<[RequestState, RequestEvent, RequestActor]>([
    ["open", "hire", "hired_pro"],
    ["open", "close", "staff"],
    ["hired", "complete", "staff"],
    ["hired", "complete", "system"],
    ["hired", "auto_complete", "customer"],
    ["cancelled", "reopen", "hired_pro"],
    ["open", "block", "customer"],
  ])("refuses %s —%s— by %s", (state, event, actor) => {
    expect(transition(state, event, actor)).toEqual({ ok: false, refusal: "wrong_actor" });
  });
  it("does nothing that the table does not say", () => {
    const everyGuard = all(...REQUEST_TRANSITIONS.flatMap(({ guards }) => guards));
    fc.assert(
      fc.property(
        fc.constantFrom(...STATES),
        fc.constantFrom(...EVENTS),
        fc.constantFrom(...ACTORS),
        (state, event, actor) => {
          const inTable = REQUEST_TRANSITIONS.some(
            (row) => row.from === state && row.event === event && row.by.includes(actor),
          );
          expect(transition(state, event, actor, everyGuard).ok).toBe(inTable);
        },
      ),
    );
  });
});
