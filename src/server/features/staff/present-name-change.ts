import type { Output } from "#contract/registry.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { PersonRow } from "../accounts/queries.ts";
import type { PaperOfPro } from "../certifications/queries.ts";
import type { NameChangeRow } from "../pros/name-change-rows.ts";
import type { ProfileRow } from "../pros/profile-rows.ts";
import type { StaffLogRow } from "./log-queries.ts";
import { presentDecision } from "./present.ts";

/** A new name with all that staff compare. */
export function presentNameChange(
  row: NameChangeRow,
  facts: {
    profile: ProfileRow;
    account: PersonRow;
    papers: readonly PaperOfPro[];
    /** All of the pro, this one among them. */
    asked: readonly NameChangeRow[];
    decisions: readonly StaffLogRow[];
  },
): Output<"staff.nameChanges.get"> {
  const { profile, account, papers } = facts;
  const identity = papers.find((one) => one.kind === "identity" && one.state === "approved");
  return {
    id: row.id,
    name: row.name,
    previous_name: row.previous_name,
    state: row.state,
    reason: row.reason,
    asked_at: seoulIso(row.asked_at.getTime()),
    pro: { id: profile.id, display_name: profile.display_name, account_name: account.name },
    confirmed_name: identity?.legal_name ?? null,
    certifications: papers.map(({ id, kind, label, state, business_name }) => ({
      id,
      kind,
      label,
      state,
      business_name,
    })),
    others: facts.asked
      .filter(({ id }) => id !== row.id)
      .map(({ id, name, state, asked_at }) => ({
        id,
        name,
        state,
        asked_at: seoulIso(asked_at.getTime()),
      })),
    decisions: facts.decisions.map(presentDecision),
  };
}
