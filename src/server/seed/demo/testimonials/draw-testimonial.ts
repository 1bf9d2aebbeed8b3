import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Relation } from "#domain/testimonial/relation.ts";
import { testimonialAuthor, testimonialBody } from "#domain/testimonial/testimonial-rules.ts";
import { workedOnProblem } from "#domain/testimonial/worked-on.ts";
import type { TestimonialRow } from "../../../features/testimonials/testimonial-rows.ts";
import { tradeOf } from "../demo-data.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { MarketRows } from "../market-rows.ts";
import { monthBefore } from "../months.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { phrase } from "../wording.ts";

/** What a client wrote at an instant (epoch ms) to the invitation; throws when the rules would refuse it. */
export function drawTestimonial(
  market: Market,
  pro: DemoPro,
  facts: { invitation: MarketRows["testimonial_invitations"][number]; at: number },
  dice: Dice,
): TestimonialRow {
  const { invitation, at } = facts;
  const relation = drawRelation(market.levelOne.get(pro.trade) === "lessons", dice);
  const row: TestimonialRow = {
    id: market.ids.at(at),
    invitation_id: invitation.id,
    pro_id: pro.id,
    service_slug: invitation.service_slug,
    author_name: dice.chance(0.5) ? invitation.client_name : invitation.client_name.slice(1),
    relation,
    worked_on: monthBefore(at, dice.whole(1, 30)),
    body: drawBody(market, pro, { service: invitation.service_slug, relation }, dice),
    state: "shown",
    consented_at: new Date(at),
    created_at: new Date(at),
    ended_at: null,
  };
  const problem =
    testimonialAuthor(row.author_name) ??
    testimonialBody(row.body) ??
    workedOnProblem(row.worked_on, seoulDay(at));
  if (problem !== null) throw new Error(`${row.body}: ${problem}`);
  return row;
}

function drawRelation(teaches: boolean, dice: Dice): Relation {
  if (teaches)
    return dice.weighted(["student", "personal_client"], (one) => (one === "student" ? 5 : 1));
  return dice.weighted(["personal_client", "business_client", "partner"], (one) =>
    one === "personal_client" ? 6 : one === "business_client" ? 3 : 1,
  );
}

function drawBody(
  market: Market,
  pro: DemoPro,
  about: { service: string; relation: Relation },
  dice: Dice,
): string {
  const { openings, business, closings } = market.data.testimonials;
  const trade = tradeOf(market.data, pro.trade);
  const praise = [...(trade.services[about.service]?.praise ?? []), ...trade.praise];
  const opening = about.relation === "business_client" ? business : openings;
  return [dice.pick(opening), ...dice.some(praise, dice.whole(1, 2)), dice.pick(closings)]
    .map((pattern) => phrase(pattern, dice))
    .join(" ");
}
