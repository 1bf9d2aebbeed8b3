import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { findPerson } from "../../features/accounts/queries.ts";
import { findNameChange, findNameChangesOf } from "../../features/pros/name-change-rows.ts";
import { findProfile } from "../../features/pros/profile-rows.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findDocumentsOf, presentDocument } from "./documents.ts";
import { findDecisions } from "./log-rows.ts";
import { presentDecision } from "./present.ts";
import type { Seen } from "./seen.ts";

/** A new name beside what the pro has proven, and the earlier requests and decisions. */
export async function loadNameChange(
  db: Db,
  nameChangeId: string,
): Promise<Seen<"staff.nameChanges.get">> {
  const row = (await findNameChange(db, nameChangeId)) ?? refuse("not_found");
  const profile = (await findProfile(db, row.pro_id)) ?? refuse("not_found");
  const subject = { kind: "name_change", id: row.id } as const;
  const personId = profile.account_id;
  const account = (await findPerson(db, personId)) ?? refuse("not_found");
  const papers = await findDocumentsOf(db, profile.id);
  const asked = await findNameChangesOf(db, profile.id);
  const decisions = await findDecisions(db, { subject, personId });
  const identity = papers.find((one) => one.kind === "identity" && one.state === "approved");
  const page = {
    id: row.id,
    name: row.name,
    previous_name: row.previous_name,
    state: row.state,
    reason: row.reason,
    asked_at: seoulIso(row.asked_at.getTime()),
    pro: { id: profile.id, display_name: profile.display_name, account_name: account.name },
    confirmed_name: identity?.legal_name ?? null,
    certifications: papers.map(presentDocument),
    others: asked
      .filter(({ id }) => id !== row.id)
      .map(({ id, name, state, asked_at }) => ({
        id,
        name,
        state,
        asked_at: seoulIso(asked_at.getTime()),
      })),
    decisions: decisions.map((one) => presentDecision(one, subject)),
  };
  return { subject, personId, page };
}
