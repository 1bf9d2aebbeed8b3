import { expiryOf } from "../../../features/testimonials/invitation-rows.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { MarketRows } from "../market-rows.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { phrase } from "../wording.ts";

type Row = MarketRows["testimonial_invitations"][number];

/** Instants in epoch ms. */
interface InvitationStory {
  sent: number;
  opened?: number;
  used?: number;
  withdrawn?: number;
}

/** An invitation as the product would have written it; whom it went to is forgotten once it has ended. */
export function invitationRow(
  market: Market,
  pro: DemoPro,
  story: InvitationStory,
  dice: Dice,
): Row {
  const { surnames, given_names: givenNames } = market.data.names;
  const created_at = new Date(story.sent);
  const expires_at = expiryOf(created_at);
  const used_at = instant(story.used);
  const withdrawn_at = instant(story.withdrawn);
  const ended = used_at !== null || withdrawn_at !== null || expires_at.getTime() <= market.now;
  const number = dice.whole(1000, 9999);
  return {
    id: market.ids.at(story.sent),
    pro_id: pro.id,
    service_slug: dice.pick([...pro.services]),
    client_name: `${dice.pick(surnames)}${dice.pick(givenNames)}`,
    channel: "email",
    contact: ended ? null : `client${number}@example.com`,
    message: phrase(dice.pick(market.data.testimonials.requests), dice),
    created_at,
    expires_at,
    opened_at: instant(story.opened),
    used_at,
    withdrawn_at,
    contact_hash: bytes(dice),
    token_hash: bytes(dice),
  };
}

function instant(at: number | undefined): Date | null {
  return at === undefined ? null : new Date(at);
}

/** 32 drawn bytes as PostgreSQL reads bytea. */
function bytes(dice: Dice): string {
  const hex = Array.from({ length: 16 }, () => dice.whole(0, 0xffff).toString(16).padStart(4, "0"));
  return `\\x${hex.join("")}`;
}
