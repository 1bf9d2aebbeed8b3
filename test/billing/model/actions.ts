import fc from "fast-check";
import { BEHAVIOURS } from "./gateway.ts";
import type { Behaviour } from "./gateway.ts";

/** One thing that happens to an account. Numbers are picks; who runs it takes them modulo what there is. */
export type Action =
  | { do: "buy" | "schedule" | "upgrade"; plan: number }
  | { do: "cancel" | "restart" | "unschedule" | "retry" | "claim" | "leave" }
  | { do: "method"; method: number }
  | { do: "wait"; hours: number }
  /** To the moment at which the renewal is charged. */
  | { do: "renewal_day" }
  /** The gateway is away for so long: nothing reaches it, and it answers nothing. */
  | { do: "outage"; hours: number }
  /** Time passes and nobody does what falls due in it. */
  | { do: "pause"; hours: number }
  /** The gateway tells again of a payment, in whatever order. */
  | { do: "webhook"; payment: number }
  | { do: "hold"; credits: number }
  | { do: "capture" | "release"; hold: number }
  /** In the gateway's console, or by the card company: a share of what is left goes back, in hundredths. */
  | { do: "console_refund"; payment: number; share: number; webhookSent: boolean }
  | { do: "reverse" | "fail_late"; payment: number; webhookSent: boolean };

export type Run = { startHour: number; script: Behaviour[]; actions: Action[] };

const pick = fc.nat({ max: 20 });
const hours = fc.oneof(
  fc.constantFrom(1, 10, 24, 48),
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 600, max: 760 }),
);
const word = <T extends Action["do"]>(...words: T[]) => fc.constantFrom(...words);

const usual: fc.WeightedArbitrary<Action>[] = [
  { weight: 2, arbitrary: fc.record({ do: word("buy"), plan: pick }) },
  { weight: 3, arbitrary: fc.record({ do: word("schedule", "upgrade"), plan: pick }) },
  { weight: 2, arbitrary: fc.record({ do: word("cancel") }) },
  { weight: 2, arbitrary: fc.record({ do: word("restart", "unschedule") }) },
  { weight: 2, arbitrary: fc.record({ do: word("retry") }) },
  { weight: 1, arbitrary: fc.record({ do: word("claim") }) },
  { weight: 1, arbitrary: fc.record({ do: word("method"), method: pick }) },
  { weight: 7, arbitrary: fc.record({ do: word("wait"), hours }) },
  { weight: 1, arbitrary: fc.record({ do: word("outage"), hours }) },
  { weight: 1, arbitrary: fc.record({ do: word("webhook"), payment: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: word("hold"), credits: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: word("capture", "release"), hold: pick }) },
];

const unusual: fc.WeightedArbitrary<Action>[] = [
  { weight: 2, arbitrary: fc.record({ do: word("pause"), hours }) },
  { weight: 4, arbitrary: fc.record({ do: word("renewal_day") }) },
  { weight: 1, arbitrary: fc.record({ do: word("leave") }) },
  { weight: 4, arbitrary: fc.record({ do: word("retry") }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: word("console_refund"),
      payment: pick,
      share: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
      webhookSent: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: word("reverse"), payment: pick, webhookSent: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: word("fail_late"), payment: pick, webhookSent: fc.boolean() }),
  },
];

// Most accounts get past their first payment; the rest of the script is anything.
const script = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Behaviour>("pay") },
      { weight: 1, arbitrary: fc.constantFrom(...BEHAVIOURS) },
    ),
    fc.array(fc.constantFrom(...BEHAVIOURS), { maxLength: 12 }),
  )
  .map(([first, rest]) => [first, ...rest]);

/** A run of about 25 actions; with pauses and chargebacks, which the reference does not know, or without. */
export function runs(withUnusual: boolean): fc.Arbitrary<Run> {
  const action = fc.oneof(...usual, ...(withUnusual ? unusual : []));
  return fc.record({
    startHour: fc.nat({ max: 24 * 400 }),
    script,
    actions: fc.array(action, { minLength: 15, maxLength: 35 }),
  });
}
