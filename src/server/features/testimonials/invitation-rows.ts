import type { InvitationChannel } from "#domain/testimonial/invitation-contact.ts";
import {
  isWaiting,
  invitationState,
  type InvitationFacts,
} from "#domain/testimonial/invitation-state.ts";
import { INVITATION_LIFETIME_MS } from "#domain/testimonial/testimonial-limits.ts";
import type { TestimonialState } from "#domain/testimonial/testimonial-state.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Sql, Tx } from "../../platform/database/sql.ts";

export interface InvitationRow {
  id: string;
  pro_id: string;
  service_slug: string;
  client_name: string;
  channel: InvitationChannel;
  /** Null once it has ended. */
  contact: string | null;
  message: string;
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  used_at: Date | null;
  withdrawn_at: Date | null;
}

/** The instants by which the rules judge an invitation. */
export function invitationFacts(row: InvitationRow): InvitationFacts {
  return {
    created_at: row.created_at.getTime(),
    opened_at: row.opened_at?.getTime() ?? null,
    used_at: row.used_at?.getTime() ?? null,
    withdrawn_at: row.withdrawn_at?.getTime() ?? null,
  };
}

export function isWaitingInvitation(row: InvitationRow, now: Date): boolean {
  return isWaiting(invitationState(invitationFacts(row), now.getTime()));
}

/** One after another per pro, so that two at once do not both take the last place. */
export async function holdInvitations(tx: Tx, proId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`testimonial_invitations:${proId}`}, 0))`;
}

export interface InvitationCounts {
  waiting: number;
  /** Sent within the last 24 hours, the oldest of them at `oldest`. */
  recent: number;
  oldest: Date | null;
  /** Whether this contact has been asked and may still answer, or has answered. */
  asked: boolean;
  /** Invitations to this contact within an invitation's lifetime, withdrawn ones too. */
  sent_to_contact: number;
}

export async function countInvitations(
  tx: Tx,
  proId: string,
  facts: { contactHash: Buffer; since: Date; now: Date },
): Promise<InvitationCounts> {
  const { contactHash, since, now } = facts;
  const [row] = await tx<InvitationCounts[]>`
    SELECT count(*) FILTER (WHERE used_at IS NULL AND withdrawn_at IS NULL AND expires_at > ${now})::int AS waiting,
           count(*) FILTER (WHERE created_at > ${since})::int AS recent,
           min(created_at) FILTER (WHERE created_at > ${since}) AS oldest,
           coalesce(bool_or(contact_hash = ${contactHash} AND withdrawn_at IS NULL
             AND (used_at IS NOT NULL OR expires_at > ${now})), false) AS asked,
           count(*) FILTER (WHERE contact_hash = ${contactHash} AND expires_at > ${now})::int AS sent_to_contact
    FROM testimonial_invitations WHERE pro_id = ${proId}`;
  return row ?? { waiting: 0, recent: 0, oldest: null, asked: false, sent_to_contact: 0 };
}

export async function insertInvitation(
  tx: Tx,
  row: InvitationRow & { contact_hash: Buffer; token_hash: Buffer },
): Promise<void> {
  await tx`INSERT INTO testimonial_invitations ${tx({ ...row })}`;
}

/** The invitation of a link, held for this transaction: two who write at once come one after the other. */
export async function lockInvitationByToken(
  tx: Tx,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  const [row] = await tx<InvitationRow[]>`
    SELECT ${columns(tx)} FROM testimonial_invitations WHERE token_hash = ${tokenHash} FOR NO KEY UPDATE`;
  return row;
}

export async function lockInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  const [row] = await tx<InvitationRow[]>`
    SELECT ${columns(tx)} FROM testimonial_invitations WHERE id = ${id} FOR NO KEY UPDATE`;
  return row;
}

export async function markOpened(tx: Tx, id: string, now: Date): Promise<void> {
  await tx`UPDATE testimonial_invitations SET opened_at = ${now} WHERE id = ${id}`;
}

/** The client's contact has served its purpose and goes. */
export async function endInvitation(
  tx: Tx,
  id: string,
  how: "used_at" | "withdrawn_at",
  now: Date,
): Promise<void> {
  await tx`
    UPDATE testimonial_invitations SET ${tx({ [how]: now, contact: null })} WHERE id = ${id}`;
}

/** Forgets whom an invitation went to once it can no longer be answered. */
export async function sweepTestimonials({ sql, clock }: { sql: Sql; clock: Clock }): Promise<void> {
  await sql`
    UPDATE testimonial_invitations SET contact = NULL
    WHERE contact IS NOT NULL AND expires_at <= ${clock.now()}`;
}

export type ListedInvitation = InvitationRow & {
  testimonial_id: string | null;
  testimonial_state: TestimonialState | null;
};

/** A pro's invitations, newest first, before the one with id `before`. */
export async function findInvitations(
  db: Db,
  proId: string,
  page: { before: string | null; limit: number },
): Promise<ListedInvitation[]> {
  return db<ListedInvitation[]>`
    SELECT ${columns(db, "i")}, t.id AS testimonial_id, t.state AS testimonial_state
    FROM testimonial_invitations i LEFT JOIN testimonials t ON t.invitation_id = i.id
    WHERE i.pro_id = ${proId} AND (${page.before}::uuid IS NULL OR i.id < ${page.before})
    ORDER BY i.id DESC LIMIT ${page.limit}`;
}

export function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + INVITATION_LIFETIME_MS);
}

function columns(db: Db, table = "testimonial_invitations") {
  return db(
    [
      "id",
      "pro_id",
      "service_slug",
      "client_name",
      "channel",
      "contact",
      "message",
      "created_at",
      "expires_at",
      "opened_at",
      "used_at",
      "withdrawn_at",
    ].map((column) => `${table}.${column}`),
  );
}
