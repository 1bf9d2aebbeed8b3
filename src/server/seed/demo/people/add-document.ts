import type { CertificationActor } from "#domain/certification/lifecycle.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { certificationLabel, type CertificationKind } from "#domain/certification/kind.ts";
import type { Dice } from "../dice.ts";
import type { CertificationRow } from "../market-rows.ts";
import type { Market } from "../market.ts";
import { CERTIFICATE, usePicture } from "../pictures/use-picture.ts";

/** A certification as the market thinks it up. */
export interface Document {
  kind: CertificationKind;
  /** Of a credential; the others have a label of their own. */
  title?: string;
  state: CertificationRow["state"];
  submittedAt: number;
  decidedAt?: number;
  reason?: string;
  legalName?: string;
  business?: {
    number: string;
    name: string;
    representative: string;
    address: string;
    phone: string;
  };
  issuer?: string;
  expiresOn?: Day;
  /** Shown with the label. */
  shown?: boolean;
  services?: readonly string[];
}

interface Holder {
  proId: string;
  accountId: string;
  staffId: string;
}

/** Writes a certification with its files and what happened to it. */
export function addDocument(
  market: Market,
  { proId, accountId, staffId }: Holder,
  paper: Document,
  dice: Dice,
): void {
  const { kind, state, submittedAt: at } = paper;
  const id = market.ids.at(at);
  const upload = (purpose: "certification_file" | "certification_image") =>
    usePicture(market, {
      picture: CERTIFICATE,
      ownerId: accountId,
      purpose,
      attachedTo: { kind: "certification", id },
      at,
    });
  const isCredential = kind !== "identity" && kind !== "business";
  const decidedAt = state === "pending" ? null : (paper.decidedAt ?? at + 9 * HOUR_MS);
  const row: CertificationRow = {
    id,
    pro_id: proId,
    kind,
    label: certificationLabel({ kind, title: paper.title ?? "" }),
    state,
    reason: paper.reason ?? null,
    legal_name: paper.legalName ?? null,
    business_number: paper.business?.number ?? null,
    business_name: paper.business?.name ?? null,
    representative: paper.business?.representative ?? null,
    business_address: paper.business?.address ?? null,
    business_phone: paper.business?.phone ?? null,
    issuer: paper.issuer ?? null,
    issued_on: isCredential ? addDays(seoulDay(at), -dice.whole(200, 4_000)) : null,
    expires_on: paper.expiresOn ?? null,
    file_id: kind === "identity" ? null : upload("certification_file"),
    show_image_id: paper.shown ? upload("certification_image") : null,
    submitted_at: new Date(at),
    decided_at: decidedAt === null ? null : new Date(decidedAt),
    decided_by: decidedAt === null ? null : kind === "identity" ? "identity" : "staff",
    decided_staff_id: decidedAt === null || kind === "identity" ? null : staffId,
    created_at: new Date(at),
    expiry_notified_at: paper.expiresOn === undefined ? null : new Date(market.now - DAY_MS),
  };
  market.rows.certifications.push(row);
  for (const service_slug of paper.services ?? []) {
    market.rows.certification_services.push({ certification_id: id, service_slug });
  }
  addHistory(market, row, staffId);
}

function addHistory(market: Market, row: CertificationRow, staffId: string): void {
  const add = (at: Date, event: string, actor: CertificationActor, before: string, after: string) =>
    market.rows.certification_history.push({
      id: market.ids.at(at.getTime()),
      certification_id: row.id,
      pro_id: row.pro_id,
      kind: row.kind,
      label: row.label,
      event,
      state_before: before,
      state_after: after,
      actor,
      staff_id: actor === "staff" ? staffId : null,
      reason: after === "rejected" ? row.reason : null,
      at,
    });
  if (row.kind === "identity") {
    add(row.submitted_at, "confirm", "pro", "none", row.state);
    return;
  }
  add(row.submitted_at, "submit", "pro", "none", "pending");
  if (row.decided_at === null) return;
  const event = row.state === "approved" ? "approve" : "reject";
  add(row.decided_at, event, "staff", "pending", row.state);
}
