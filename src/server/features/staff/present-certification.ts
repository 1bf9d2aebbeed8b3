import type { Output } from "#contract/registry.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { formatBusinessNumber } from "#domain/certification/business-number.ts";
import type { CertificationForStaff } from "../certifications/queries.ts";

/** A certification with all that staff compare. */
export function presentCertificationForStaff(
  found: CertificationForStaff,
): Output<"staff.certifications.get"> {
  const { certification: row, pro, file } = found;
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    state: row.state,
    reason: row.reason,
    version: row.submitted_at.getTime(),
    submitted_at: seoulIso(row.submitted_at.getTime()),
    legal_name: row.legal_name,
    business_number: row.business_number && formatBusinessNumber(row.business_number),
    business_name: row.business_name,
    issuer: row.issuer,
    issued_on: row.issued_on,
    expires_on: row.expires_on,
    services: found.services.map(({ name }) => name),
    file: file && { name: file.display_name, kind: file.kind },
    has_show_image: found.show_image !== null,
    pro: { id: pro.id, display_name: pro.display_name, account_name: pro.account_name },
    confirmed_name: found.legal_name,
    same_number: found.same_number.map(({ pro_id, display_name, state }) => ({
      pro_id,
      display_name,
      state,
    })),
    history: found.history.map(({ at, event, actor, reason }) => ({
      at: seoulIso(at.getTime()),
      event,
      by: byWhom(actor),
      reason: reason ?? "",
    })),
  };
}

function byWhom(actor: string): string {
  if (actor.startsWith("staff:")) return "운영";
  return actor === "pro" ? "고수" : "자동";
}
