import type { Body } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { linkUse } from "#domain/testimonial/invitation-state.ts";
import { nextTestimonialState } from "#domain/testimonial/testimonial-state.ts";
import { workedOnProblem } from "#domain/testimonial/worked-on.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { findProCards, type ProCardRow } from "../pros/queries.ts";
import {
  endInvitation,
  invitationFacts,
  lockInvitationByToken,
  markOpened,
  type InvitationRow,
} from "./invitation-rows.ts";
import { linkTokenHash } from "./link-token.ts";
import {
  endTestimonial,
  findByInvitation,
  insertTestimonial,
  type TestimonialRow,
} from "./testimonial-rows.ts";

interface LinkHolder {
  token: string;
  viewer: Viewer;
  now: Date;
}

export interface OpenedLink {
  invitation: InvitationRow;
  pro: ProCardRow;
  written: TestimonialRow | null;
}

/** What a link leads to. The first look at it is noted for the pro. */
export async function openLink(tx: Tx, holder: LinkHolder): Promise<OpenedLink> {
  const opened = await holdLink(tx, holder);
  const { invitation } = opened;
  if (invitation.opened_at === null) await markOpened(tx, invitation.id, holder.now);
  return opened;
}

/** What is to be shown of the author's draft. */
export function checkTestimonial(body: Body<"pro.testimonial.write">, now: Date) {
  const problem = workedOnProblem(body.worked_on, seoulDay(now.getTime()));
  if (problem !== null) refuse("invalid", { fields: { worked_on: [problem] } });
  return {
    author_name: oneLine(body.author_name),
    relation: body.relation,
    worked_on: body.worked_on,
    body: body.body.trim(),
  };
}

/** Writes the one testimonial of an invitation and notifies the pro. */
export async function writeTestimonial(
  tx: Tx,
  facts: LinkHolder & { draft: ReturnType<typeof checkTestimonial>; ids: Ids },
): Promise<TestimonialRow> {
  const { draft, now, ids } = facts;
  const { invitation, pro, written } = await holdLink(tx, facts);
  if (written) refuse("testimonial_link_invalid");
  const row: TestimonialRow = {
    ...draft,
    id: ids.next(),
    invitation_id: invitation.id,
    pro_id: invitation.pro_id,
    service_slug: invitation.service_slug,
    state: "shown",
    consented_at: now,
    created_at: now,
    ended_at: null,
  };
  await insertTestimonial(tx, row);
  await endInvitation(tx, invitation.id, "used_at", now);
  await happened(
    tx,
    {
      kind: "testimonial.written",
      proAccountId: pro.account_id,
      clientName: invitation.client_name,
    },
    { now, ids },
  );
  return row;
}

/** Destroys what its author wrote; that somebody took one back stays countable. */
export async function takeBackTestimonial(tx: Tx, holder: LinkHolder): Promise<void> {
  const { written } = await holdLink(tx, holder);
  if (!written) refuse("state_forbids", { message: "아직 쓴 추천이 없어요." });
  const state = nextTestimonialState(written.state, "take_back");
  if (state !== "taken_back") refuse("state_forbids", { message: "이미 삭제한 추천이에요." });
  await endTestimonial(tx, written.id, state, holder.now);
}

/**
 * The invitation of a link that is still good for something, held for this transaction. A link that is not, one that
 * never was, and one of a pro who is not approved any more are the same. The pro themselves are turned away.
 */
async function holdLink(tx: Tx, { token, viewer, now }: LinkHolder): Promise<OpenedLink> {
  const invitation = await lockInvitationByToken(tx, linkTokenHash(token));
  if (!invitation || linkUse(invitationFacts(invitation), now.getTime()) === "none") {
    refuse("testimonial_link_invalid");
  }
  const pro = (await findProCards(tx, [invitation.pro_id])).get(invitation.pro_id);
  if (pro?.state !== "approved") refuse("testimonial_link_invalid");
  if (viewer.kind !== "visitor" && viewer.accountId === pro.account_id) refuse("own_testimonial");
  return { invitation, pro, written: (await findByInvitation(tx, invitation.id)) ?? null };
}
