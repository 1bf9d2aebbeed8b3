import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { addNotification } from "../story/add-notification.ts";
import { drawTestimonial } from "./draw-testimonial.ts";
import { invitationRow } from "./invitation-row.ts";

const PROS_WITH_SOME = 60;

/** Testimonials from before the market: of some pros, and of the one whom people sign in as. */
export function addTestimonials(
  market: Market,
  roster: readonly DemoPro[],
  signedIn: DemoPro,
): void {
  const dice = market.dice.stream("testimonials");
  const approved = roster.filter((pro) => pro.state === "approved" && pro.approvedAt !== null);
  for (const pro of dice.some(approved, PROS_WITH_SOME)) {
    addWritten(market, pro, { count: dice.whole(1, 4), isNotified: false }, dice);
  }
  addWritten(market, signedIn, { count: 5, isNotified: true }, dice);
  addUnanswered(market, signedIn, dice);
}

function addWritten(
  market: Market,
  pro: DemoPro,
  { count, isNotified }: { count: number; isNotified: boolean },
  dice: Dice,
): void {
  const from = pro.approvedAt ?? market.now;
  const instants = Array.from({ length: count }, () =>
    dice.between(from, market.now - 2 * HOUR_MS),
  );
  for (const [at, written] of instants
    .map(Math.floor)
    .toSorted((a, b) => a - b)
    .entries()) {
    const sent = Math.max(from, written - Math.floor(dice.between(2 * HOUR_MS, 6 * DAY_MS)));
    const invitation = invitationRow(market, pro, { sent, opened: written, used: written }, dice);
    market.rows.testimonial_invitations.push(invitation);
    const testimonial = drawTestimonial(market, pro, { invitation, at: written }, dice);
    // Some pros took one down again.
    if (!isNotified && count > 2 && at === 0 && dice.chance(0.3)) {
      testimonial.state = "removed_by_pro";
      testimonial.ended_at = new Date(Math.min(market.now, written + DAY_MS));
    }
    market.rows.testimonials.push(testimonial);
    if (!isNotified) continue;
    addNotification(market, {
      accountId: pro.accountId,
      kind: "testimonial_received",
      values: { clientName: invitation.client_name },
      path: "/pro/testimonials",
      requestId: null,
      at: written,
    });
  }
}

/** Invitations in every other state, so that the pro's list shows what they look like. */
function addUnanswered(market: Market, pro: DemoPro, dice: Dice): void {
  const ago = (days: number) => market.now - days * DAY_MS;
  const unanswered = [
    { sent: ago(41) },
    { sent: ago(20), withdrawn: ago(18) },
    { sent: ago(6), opened: ago(5) },
    { sent: ago(3) },
    { sent: market.now - 5 * HOUR_MS },
  ];
  for (const facts of unanswered) {
    market.rows.testimonial_invitations.push(invitationRow(market, pro, facts, dice));
  }
}
