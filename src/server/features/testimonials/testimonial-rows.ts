import type { Relation } from "#domain/testimonial/relation.ts";
import type { TestimonialState } from "#domain/testimonial/testimonial-state.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface TestimonialRow {
  id: string;
  invitation_id: string;
  pro_id: string;
  service_slug: string;
  author_name: string;
  relation: Relation;
  /** Month, "2026-05". */
  worked_on: string;
  body: string;
  state: TestimonialState;
  consented_at: Date;
  created_at: Date;
  ended_at: Date | null;
}

export async function insertTestimonial(tx: Tx, row: TestimonialRow): Promise<void> {
  await tx`INSERT INTO testimonials ${tx({ ...row })}`;
}

export async function findShownTestimonial(
  db: Db,
  id: string,
): Promise<TestimonialRow | undefined> {
  const [row] = await db<TestimonialRow[]>`
    SELECT ${columns(db)} FROM testimonials WHERE id = ${id} AND state = 'shown'`;
  return row;
}

export async function findByInvitation(
  db: Db,
  invitationId: string,
): Promise<TestimonialRow | undefined> {
  const [row] = await db<TestimonialRow[]>`
    SELECT ${columns(db)} FROM testimonials WHERE invitation_id = ${invitationId}`;
  return row;
}

/** The testimonial, held for this transaction. */
export async function lockTestimonial(tx: Tx, id: string): Promise<TestimonialRow | undefined> {
  const [row] = await tx<TestimonialRow[]>`
    SELECT ${columns(tx)} FROM testimonials WHERE id = ${id} FOR NO KEY UPDATE`;
  return row;
}

/** The shown testimonials of a pro, newest first, before the one with id `before`. */
export async function findShownTestimonials(
  db: Db,
  proId: string,
  page: { before: string | null; limit: number },
): Promise<TestimonialRow[]> {
  return db<TestimonialRow[]>`
    SELECT ${columns(db)} FROM testimonials
    WHERE pro_id = ${proId} AND state = 'shown' AND (${page.before}::uuid IS NULL OR id < ${page.before})
    ORDER BY id DESC LIMIT ${page.limit}`;
}

/** Removed by the pro it stays for its author to see; taken back by the author its words and name go for good. */
export async function endTestimonial(
  tx: Tx,
  id: string,
  state: Exclude<TestimonialState, "shown">,
  now: Date,
): Promise<void> {
  const words = state === "taken_back" ? { body: "", author_name: "" } : {};
  await tx`UPDATE testimonials SET ${tx({ state, ended_at: now, ...words })} WHERE id = ${id}`;
}

export interface TestimonialFigures {
  count: number;
  removed_by_pro: number;
  taken_back: number;
}

export async function countTestimonials(db: Db, proId: string): Promise<TestimonialFigures> {
  const [row] = await db<TestimonialFigures[]>`
    SELECT count(*) FILTER (WHERE state = 'shown')::int AS count,
           count(*) FILTER (WHERE state = 'removed_by_pro')::int AS removed_by_pro,
           count(*) FILTER (WHERE state = 'taken_back')::int AS taken_back
    FROM testimonials WHERE pro_id = ${proId}`;
  return row ?? { count: 0, removed_by_pro: 0, taken_back: 0 };
}

/** How many of the shown ones there are of each relation and service, most first. */
export async function countByKind(db: Db, proId: string) {
  const relations = await db<{ relation: Relation; count: number }[]>`
    SELECT relation, count(*)::int AS count FROM testimonials
    WHERE pro_id = ${proId} AND state = 'shown' GROUP BY relation ORDER BY count DESC, relation`;
  const services = await db<{ service_slug: string; count: number }[]>`
    SELECT service_slug, count(*)::int AS count FROM testimonials
    WHERE pro_id = ${proId} AND state = 'shown' GROUP BY service_slug ORDER BY count DESC, service_slug`;
  return { relations, services };
}

function columns(db: Db) {
  return db`id, invitation_id, pro_id, service_slug, author_name, relation, worked_on, body, state, consented_at,
    created_at, ended_at`;
}
