import { DAY_MS } from "#domain/calendar/durations.ts";
import { REQUIRED_CERTIFICATES, type RequiredCertificate } from "#domain/catalogue/service.ts";
import type { Dice } from "../dice.ts";
import { serviceOf, type Market } from "../market.ts";
import type { ProSpec } from "./add-pro.ts";

/** How many of those who need not show a paper have shown it all the same. */
const SHOWN_UNASKED: Record<RequiredCertificate, number> = {
  identity: 0.75,
  business: 0.55,
  licence: 0,
};

/**
 * Writes a pro's papers and returns the kinds that count. An approved pro has every kind that their
 * services ask for; those of a pending one wait with them.
 */
export function addCertificates(
  market: Market,
  { proId, spec, dice }: { proId: string; spec: ProSpec; dice: Dice },
): ReadonlySet<string> {
  const needed = new Set(
    spec.services.flatMap((slug) => serviceOf(market, slug).required_certificates),
  );
  const shown = REQUIRED_CERTIFICATES.filter(
    (kind) => dice.chance(SHOWN_UNASKED[kind]) || needed.has(kind),
  );
  const approved = spec.approvedAt !== null;
  for (const kind of shown) {
    market.rows.certifications.push({
      id: market.ids.at(spec.appliedAt),
      pro_id: proId,
      kind,
      label: labelOf(market, kind, spec, dice),
      state: approved ? "approved" : "pending",
      reason: null,
      decided_at: approved ? new Date(spec.approvedAt ?? 0) : null,
      created_at: new Date(spec.appliedAt),
    });
  }
  if (approved && !shown.includes("business") && dice.chance(0.08)) addWaiting(market, proId, dice);
  return new Set(approved ? shown : []);
}

/** A paper handed in lately, for staff to look at. */
function addWaiting(market: Market, proId: string, dice: Dice): void {
  const at = market.now - Math.round(dice.between(0.2, 4) * DAY_MS);
  market.rows.certifications.push({
    id: market.ids.at(at),
    pro_id: proId,
    kind: "business",
    label: "사업자 확인",
    state: "pending",
    reason: null,
    decided_at: null,
    created_at: new Date(at),
  });
}

function labelOf(market: Market, kind: RequiredCertificate, spec: ProSpec, dice: Dice): string {
  const labels = market.data.certificates[kind];
  const ofService = spec.services.map((slug) => labels?.[slug]).find((list) => list !== undefined);
  const list = ofService ?? labels?.["any"];
  if (!list)
    throw new Error(`data/demo/certificates.json has no label of ${kind} for ${spec.trade}`);
  return dice.pick(list);
}
