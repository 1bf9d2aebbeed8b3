import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { AccountRow } from "../market-rows.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import type { Population } from "../people/population.ts";
import type { RequestPlan } from "../story/plan.ts";
import { drawWantedAt } from "../requests/answer-form.ts";
import type { StorySeed } from "./seeds.ts";

const WITH_PHOTOS = 0.5;
const DESIGNATED = 0.05;
const LIMITS = [3, 5, 5, 5, 10] as const;

/** A request as it is published, before anybody answers. */
export type OpenPlan = Omit<RequestPlan, "quotes" | "ending">;

export function planRequest(
  population: Population,
  seed: StorySeed,
  customer: AccountRow,
  dice: Dice,
): OpenPlan {
  const { service, region, publishedAt, pro } = seed;
  const recipients = population.recipients({
    customerId: customer.id,
    service,
    region,
    at: publishedAt,
  });
  const takesPhotos = service.form.questions.some(({ kind }) => kind === "photo");
  return {
    name: seed.name,
    customer,
    service,
    region,
    publishedAt,
    wantedAt: drawWantedAt(publishedAt, dice),
    quoteLimit: dice.pick(LIMITS),
    photos: takesPhotos && dice.chance(WITH_PHOTOS) ? dice.whole(1, 2) : 0,
    recipients,
    designated: recipients.includes(pro) && dice.chance(DESIGNATED) ? pro : null,
  };
}

/** Pros who answer beside the one of the story, as many as there is room for. */
export function drawRivals(plan: OpenPlan, pro: DemoPro | null, dice: Dice): DemoPro[] {
  const others = plan.recipients.filter((one) => one !== pro && one.answersAtRandom);
  const room = plan.quoteLimit - (pro ? 1 : 0);
  return dice.some(others, Math.min(room, dice.whole(1, 4)));
}

/** How much of the usual waiting fits into the time since a request was published: 1 is all of it. */
export function hasteOf(age: number): number {
  return Math.min(1, Math.max(0.1, (age - DAY_MS / 2) / (38 * DAY_MS)));
}
