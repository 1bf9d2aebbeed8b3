import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { findPerson } from "../../features/accounts/queries.ts";
import { findDisclosures, findIdentitiesOfPros } from "../../features/identity/queries.ts";
import { findChoices, findProfile } from "../../features/pros/profile-rows.ts";
import { findProCards } from "../../features/pros/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findDocumentsOf, presentDocument } from "./documents.ts";
import { findDecisions } from "./log-rows.ts";
import { presentDecision, presentPerson } from "./present.ts";
import type { Seen } from "./seen.ts";

/** How many of those who read who a pro is are listed. */
const DISCLOSURES = 20;

/** A pro with what staff need to decide about them. */
export async function loadPro(db: Db, proId: string): Promise<Seen<"staff.pros.get">> {
  const row = (await findProfile(db, proId)) ?? refuse("not_found");
  const { id, account_id: personId } = row;
  const subject = { kind: "pro", id: id } as const;
  const choices = await findChoices(db, id);
  const account = (await findPerson(db, personId)) ?? refuse("not_found");
  const card = (await findProCards(db, [id])).get(id) ?? refuse("not_found");
  const identity = (await findIdentitiesOfPros(db, [id])).get(id);
  const disclosures = await findDisclosures(db, id, DISCLOSURES);
  const papers = await findDocumentsOf(db, id);
  const decisions = await findDecisions(db, { subject, personId });
  const page = {
    id,
    state: row.state,
    state_reason: row.state_reason,
    display_name: row.display_name,
    headline: row.headline,
    introduction: row.introduction,
    career_years: row.career_years,
    services: choices.services.map(({ name }) => name),
    regions: choices.regions.map(({ full_name }) => full_name),
    applied_at: seoulIso(row.applied_at.getTime()),
    approved_at: row.approved_at && seoulIso(row.approved_at.getTime()),
    account: presentPerson(account),
    figures: { quotes: card.quote_count, hires: card.hire_count, reviews: card.review_count },
    identity: identity
      ? { legal_name: identity.legal_name, checked_on: identity.checked_on }
      : null,
    certifications: papers.map(presentDocument),
    disclosures: disclosures.map(({ id, at, request_id, customer_name }) => ({
      id,
      at: seoulIso(at.getTime()),
      request_id,
      customer_name: maskName(customer_name),
    })),
    decisions: decisions.map((one) => presentDecision(one, subject)),
  };
  return { subject, personId, page };
}
