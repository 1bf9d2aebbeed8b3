import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { RequiredCertificate } from "#domain/catalogue/service.ts";
import { APPROVAL_BONUS_CREDITS, approvalBonusExpiresAt } from "#domain/credits/approval-bonus.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { nextProState } from "#domain/pro/lifecycle.ts";
import type { Market } from "../market.ts";
import { usePicture } from "../pictures/use-picture.ts";
import type { DemoRegion } from "../demo-regions.ts";
import { addCertificates } from "./add-certificates.ts";
import { addAccount } from "./add-account.ts";
import type { DemoPro } from "./demo-pro.ts";
import { headlineOf, introductionOf } from "./profile-texts.ts";

/** What is decided about a pro before they are written down. */
export interface ProSpec {
  email: string;
  personName: string;
  name: string;
  trade: string;
  services: readonly string[];
  home: DemoRegion;
  siGunGuCodes: readonly string[];
  careerYears: number;
  /** Whether they show a picture of their work in place of the seal of their name. */
  hasPhoto: boolean;
  state: ProState;
  stateReason?: string;
  appliedAt: number;
  approvedAt: number | null;
  pausedSince?: number;
  staffId: string;
  headline?: string;
  introduction?: string;
  priceLevel: number;
  skill: number;
  pace: number;
  busyness: number;
  answersAtRandom?: boolean;
  /** Papers that they have shown for sure. */
  papers?: readonly RequiredCertificate[];
}

/** Writes a pro down as applying and staff's decision would: account, profile, choices, papers and bonus. */
export function addPro(market: Market, spec: ProSpec): DemoPro {
  const { rows, ids } = market;
  const account = addAccount(market, {
    email: spec.email,
    name: spec.personName,
    at: spec.appliedAt - HOUR_MS,
  });
  const id = ids.at(spec.appliedAt);
  const dice = market.dice.stream(`pro/${spec.email}`);
  const photoId = spec.hasPhoto
    ? addPhoto(market, spec, { accountId: account.id, proId: id })
    : null;
  const figures = {
    review_count: 0,
    rating_sum: 0,
    hire_count: 0,
    quote_count: 0,
    answer_seconds: 0,
    deal_count: 0,
    deal_kept_count: 0,
    deleted_by_author: 0,
    deleted_by_staff: 0,
  };
  const profile = {
    id,
    account_id: account.id,
    display_name: spec.name,
    headline: spec.headline ?? headlineOf(market, spec, dice),
    introduction: spec.introduction ?? introductionOf(market, spec, dice),
    career_years: spec.careerYears,
    photo_id: photoId,
    state: spec.state,
    state_reason: spec.stateReason ?? null,
    accepts_requests: spec.pausedSince === undefined,
    allow_public_read: true,
    applied_at: new Date(spec.appliedAt),
    approved_at: spec.approvedAt === null ? null : new Date(spec.approvedAt),
    ...figures,
  };
  rows.pro_profiles.push(profile);
  for (const service_slug of spec.services) rows.pro_services.push({ pro_id: id, service_slug });
  for (const si_gun_gu_code of spec.siGunGuCodes) {
    rows.pro_regions.push({ pro_id: id, si_gun_gu_code });
  }
  const papers = addCertificates(market, {
    proId: id,
    accountId: account.id,
    phone: account.phone ?? "",
    spec,
    dice,
  });
  recordDecision(market, id, account.id, spec);
  return {
    id,
    accountId: account.id,
    name: spec.name,
    trade: spec.trade,
    services: new Set(spec.services),
    home: spec.home,
    siGunGuCodes: new Set(spec.siGunGuCodes),
    papers,
    state: spec.state,
    approvedAt: spec.approvedAt,
    pausedSince: spec.pausedSince ?? null,
    priceLevel: spec.priceLevel,
    skill: spec.skill,
    pace: spec.pace,
    busyness: spec.busyness,
    answersAtRandom: spec.answersAtRandom ?? true,
    figures: profile,
  };
}

function recordDecision(market: Market, proId: string, accountId: string, spec: ProSpec): void {
  const { approvedAt } = spec;
  const event = spec.state === "rejected" ? "reject" : "approve";
  if (spec.state === "pending") return;
  if (nextProState("pending", event) === null) throw new Error(`a pending pro cannot ${event}`);
  const at = approvedAt ?? spec.appliedAt + DAY_MS;
  market.rows.staff_log.push({
    id: market.ids.at(at),
    at: new Date(at),
    operator: null,
    staff_id: spec.staffId,
    kind: "decision",
    action: `pro.${event}`,
    subject_kind: "pro",
    subject_id: proId,
    person_id: accountId,
    reason: event === "reject" ? (spec.stateReason ?? "") : "",
    ip: "127.0.0.1",
  });
  if (approvedAt === null) return;
  market.credits.grant({
    accountId,
    kind: "bonus",
    credits: APPROVAL_BONUS_CREDITS,
    paidWon: 0,
    source: `pro_approval:${proId}`,
    detail: "pro_approval",
    at: approvedAt,
    expiresAt: approvalBonusExpiresAt(approvedAt),
  });
}

/** A picture of their main work, unlike that of others in the trade. */
function addPhoto(
  market: Market,
  { services, trade, appliedAt }: Pick<ProSpec, "services" | "trade" | "appliedAt">,
  { accountId, proId }: { accountId: string; proId: string },
): string {
  const [work] = market.deck.deal(`faces/${trade}`, services[0] ?? "");
  if (!work) throw new Error(`no picture for ${trade}`);
  return usePicture(market, {
    picture: work.name,
    ownerId: accountId,
    purpose: "profile_photo",
    attachedTo: { kind: "pro", id: proId },
    at: appliedAt,
  });
}
