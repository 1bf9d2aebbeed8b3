import { REQUIRED_CERTIFICATES, type RequiredCertificate } from "#domain/catalogue/service.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import type { Db } from "../../platform/database/sql.ts";
import { isListed } from "./listed.ts";

export interface ProCardRow {
  id: string;
  account_id: string;
  state: ProState;
  display_name: string;
  headline: string;
  photo_id: string | null;
  review_count: number;
  rating_sum: number;
  hire_count: number;
  quote_count: number;
  answer_seconds: number;
  deal_count: number;
  deal_kept_count: number;
  certificates: string[];
}

/** What stands on a pro's card, by pro id. */
export async function findProCards(
  db: Db,
  proIds: readonly string[],
): Promise<Map<string, ProCardRow>> {
  if (proIds.length === 0) return new Map();
  const rows = await db<ProCardRow[]>`${cardColumns(db)} WHERE p.id IN ${db(proIds)}`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The services that a pro offers, in the order of the catalogue. */
export async function findServicesOfPro(
  db: Db,
  proId: string,
): Promise<{ slug: string; name: string }[]> {
  return db<{ slug: string; name: string }[]>`
    SELECT s.slug, s.name FROM pro_services p JOIN services s ON s.slug = p.service_slug
    WHERE p.pro_id = ${proId} AND NOT s.is_closed ORDER BY s.category_slug, s.sort, s.slug`;
}

function cardColumns(db: Db) {
  return db`
    SELECT p.id, p.account_id, p.state, p.display_name, p.headline, p.photo_id, p.review_count, p.rating_sum,
           p.hire_count, p.quote_count, p.answer_seconds, p.deal_count, p.deal_kept_count,
           ARRAY(SELECT DISTINCT c.label FROM certifications c WHERE c.pro_id = p.id AND c.state = 'approved'
                 ORDER BY c.label) AS certificates
    FROM pro_profiles p`;
}

export interface ReviewFigures {
  review_count: number;
  rating_sum: number;
  deleted_by_author: number;
  deleted_by_staff: number;
}

/** What a pro's reviews add up to: those shown, and how many were taken down. */
export async function findReviewFigures(db: Db, proId: string): Promise<ReviewFigures> {
  const [row] = await db<ReviewFigures[]>`
    SELECT review_count, rating_sum, deleted_by_author, deleted_by_staff FROM pro_profiles WHERE id = ${proId}`;
  return row ?? { review_count: 0, rating_sum: 0, deleted_by_author: 0, deleted_by_staff: 0 };
}

export interface Candidate {
  id: string;
  account_id: string;
  /** Anyone may see them. */
  is_listed: boolean;
}

/** What of a request decides who receives it. */
interface Matched {
  customerId: string;
  serviceSlug: string;
  siGunGuCode: string | null;
  requiredCertificates: readonly string[];
}

/**
 * Pros who receive a request, by the facts of domain/request/matching: they offer the service, serve the region
 * (or it is online), are active, hold the certificates, nobody blocked anybody, and it is not their own. In the order
 * of their account ids: `only` that one pro, or a `page` of those after an account.
 */
export async function findMatchingPros(
  db: Db,
  request: Matched & { only?: string; page?: { after: string | null; limit: number } },
): Promise<Candidate[]> {
  const after = request.page?.after ?? null;
  return db<Candidate[]>`
    SELECT p.id, p.account_id, ${isListed(db)} AS is_listed FROM ${matchingPros(db, request)}
      AND (${request.only ?? null}::uuid IS NULL OR p.id = ${request.only ?? null})
      AND (${after}::uuid IS NULL OR p.account_id > ${after})
    ORDER BY p.account_id LIMIT ${request.page?.limit ?? null}`;
}

/** How many pros receive a request, `except` these. */
export async function countMatchingPros(
  db: Db,
  request: Matched & { except: readonly string[] },
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${matchingPros(db, request)}
      AND p.id <> ALL(${[...request.except]}::uuid[])`;
  return row?.count ?? 0;
}

/** What follows FROM: pro_profiles `p` that match, with room for more conditions. */
function matchingPros(db: Db, request: Matched) {
  return db`
    pro_services s JOIN pro_profiles p ON p.id = s.pro_id
    WHERE s.service_slug = ${request.serviceSlug}
      AND p.state = 'approved' AND p.accepts_requests AND p.account_id <> ${request.customerId}
      AND (${request.siGunGuCode}::text IS NULL OR EXISTS (
        SELECT 1 FROM pro_regions r WHERE r.pro_id = p.id AND r.si_gun_gu_code = ${request.siGunGuCode}))
      AND ${holds(db, request.requiredCertificates, request.serviceSlug)}
      AND NOT EXISTS (
        SELECT 1 FROM account_blocks b
        WHERE (b.blocker_id = p.account_id AND b.blocked_id = ${request.customerId})
           OR (b.blocker_id = ${request.customerId} AND b.blocked_id = p.account_id))`;
}

/** Whether a pro holds now what a service asks for: it may have run out or been taken back since a request came. */
export async function holdsCertificates(
  db: Db,
  proId: string,
  service: { slug: string; required_certificates: readonly string[] },
): Promise<boolean> {
  const [row] = await db`
    SELECT 1 FROM pro_profiles p
    WHERE p.id = ${proId} AND ${holds(db, service.required_certificates, service.slug)}`;
  return row !== undefined;
}

/** The condition on pro_profiles `p`. A licence counts for the services that it was approved for. */
function holds(db: Db, required: readonly string[], serviceSlug: string) {
  return db`NOT EXISTS (
    SELECT 1 FROM unnest(${[...required]}::text[]) needed
    WHERE NOT EXISTS (
      SELECT 1 FROM certifications c
      WHERE c.pro_id = p.id AND c.kind = needed AND c.state = 'approved'
        AND (c.kind <> 'licence' OR EXISTS (
          SELECT 1 FROM certification_services cs
          WHERE cs.certification_id = c.id AND cs.service_slug = ${serviceSlug}))))`;
}

/** What a pro has shown to the back office, and since when they are one of us. */
export interface ProStanding {
  since: Date;
  /** Kinds of certificates that stand now. */
  certificates: RequiredCertificate[];
}

/** By pro id. */
export async function findStandings(
  db: Db,
  proIds: readonly string[],
): Promise<Map<string, ProStanding>> {
  if (proIds.length === 0) return new Map();
  const rows = await db<(ProStanding & { id: string })[]>`
    SELECT p.id, coalesce(p.approved_at, p.applied_at) AS since,
           ARRAY(SELECT DISTINCT c.kind FROM certifications c
                 WHERE c.pro_id = p.id AND c.state = 'approved' AND c.kind IN ${db(REQUIRED_CERTIFICATES)}
                 ORDER BY 1) AS certificates
    FROM pro_profiles p WHERE p.id IN ${db(proIds)}`;
  return new Map(rows.map((row) => [row.id, row]));
}

export interface PendingProRow {
  id: string;
  email: string;
  display_name: string;
  headline: string;
  applied_at: Date;
}

/** Pros who wait for approval, longest waiting first. */
export async function findPendingPros(db: Db): Promise<PendingProRow[]> {
  return db<PendingProRow[]>`
    SELECT p.id, a.email, p.display_name, p.headline, p.applied_at
    FROM pro_profiles p JOIN accounts a ON a.id = p.account_id
    WHERE p.state = 'pending' ORDER BY p.applied_at, p.id LIMIT 500`;
}

/** Whether the pro has new requests sent to them. */
export async function acceptsRequests(db: Db, proId: string): Promise<boolean> {
  const [row] = await db<{ accepts_requests: boolean }[]>`
    SELECT accepts_requests FROM pro_profiles WHERE id = ${proId}`;
  return row?.accepts_requests ?? false;
}
