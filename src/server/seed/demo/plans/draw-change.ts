import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { ChangePlan } from "../story/plan.ts";

const KINDS = { price: 5, date: 3, scope: 2 } as const;
const DECISIONS = { approve: 76, reject: 15, withdraw: 9 } as const;

/** A change order between hiring and the day agreed on, decided before that day. */
export function drawChange(
  market: Market,
  facts: { hiredAt: number; agreedAt: number; dice: Dice },
): ChangePlan {
  const { hiredAt, agreedAt, dice } = facts;
  const at = hiredAt + Math.round(dice.between(0.15, 0.5) * (agreedAt - hiredAt));
  const kind = drawn(KINDS, dice);
  return {
    kinds: [kind],
    by: dice.chance(kind === "price" ? 0.8 : 0.45) ? "hired_pro" : "customer",
    at,
    reason: dice.pick(market.data.talk.change_reasons[kind]),
    days: dice.whole(1, 2),
    decision: {
      event: drawn(DECISIONS, dice),
      at: Math.min(at + Math.round(dice.between(0.5, 9) * HOUR_MS), agreedAt - HOUR_MS),
    },
  };
}

function drawn<K extends string>(weights: Readonly<Record<K, number>>, dice: Dice): K {
  return dice.weighted(Object.keys(weights) as K[], (key) => weights[key]);
}
