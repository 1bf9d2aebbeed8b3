import { tradeOf } from "../demo-data.ts";
import type { Dice } from "../dice.ts";
import { serviceOf, type Market } from "../market.ts";
import { phrase } from "../wording.ts";
import type { ProSpec } from "./add-pro.ts";

type Described = Pick<ProSpec, "trade" | "services" | "home" | "name" | "careerYears">;

export function headlineOf(market: Market, spec: Described, dice: Dice): string {
  return phrase(dice.pick(tradeOf(market.data, spec.trade).headlines), dice);
}

/** Who they are, how they work, what they promise: three short paragraphs. */
export function introductionOf(market: Market, spec: Described, dice: Dice): string {
  const { openings, promises, closings } = market.data.introductions;
  const [mainService = ""] = spec.services;
  const values = {
    name: spec.name,
    service: serviceOf(market, mainService).name,
    years: String(Math.max(1, spec.careerYears)),
    region: spec.home.name,
  };
  const methods = dice.some(tradeOf(market.data, spec.trade).methods, dice.whole(2, 3));
  return [
    phrase(dice.pick(openings), dice, values),
    methods.map((method) => phrase(method, dice)).join(" "),
    `${dice.some(promises, dice.whole(1, 2)).join(" ")} ${dice.pick(closings)}`,
  ].join("\n\n");
}
