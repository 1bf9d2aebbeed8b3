import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPerson } from "../accounts/queries.ts";
import { findPapersOfPro } from "../certifications/queries.ts";
import { decideNameChange } from "../pros/end-name-change.ts";
import {
  findNameChange,
  findNameChangesOf,
  findWaitingNameChanges,
} from "../pros/name-change-rows.ts";
import { findProfile } from "../pros/profile-rows.ts";
import { decideAndLog } from "./decide.ts";
import { findDecisions } from "./log-queries.ts";
import { logLookUp } from "./look-up.ts";
import { presentNameChange } from "./present-name-change.ts";

type Decision = `staff.nameChanges.${"approve" | "reject"}`;
type Names = "staff.nameChanges" | "staff.nameChanges.get" | Decision;

/** New names of approved pros: who waits, one beside what the pro has proven, and the decision. */
export function staffNameChangeHandlers(): Pick<Handlers, Names> {
  return {
    "staff.nameChanges": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await findWaitingNameChanges(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ asked_at, id }) => ({ at: asked_at, id }));
      const items = page.items.map(({ id, name, previous_name, asked_at }) => ({
        id,
        name,
        previous_name,
        asked_at: seoulIso(asked_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.nameChanges.get": async (call) => {
      const { sql, params } = call;
      const change = (await findNameChange(sql, params.nameChangeId)) ?? refuse("not_found");
      const { id, pro_id: proId } = change;
      const profile = (await findProfile(sql, proId)) ?? refuse("not_found");
      const subject = subjectOf(id);
      const personId = profile.account_id;
      await logLookUp(call, { subject, personId });
      return presentNameChange(change, {
        profile,
        account: (await findPerson(sql, personId)) ?? refuse("not_found"),
        papers: await findPapersOfPro(sql, proId),
        asked: await findNameChangesOf(sql, proId),
        decisions: await findDecisions(sql, { subject, personId }),
      });
    },

    "staff.nameChanges.approve": (call) => decide(call, "approve", null),
    "staff.nameChanges.reject": (call) => decide(call, "reject", call.body.reason.trim()),
  };
}

function decide(call: Call<Decision>, decision: "approve" | "reject", reason: string | null) {
  const { params, viewer, now, ids } = call;
  const { nameChangeId } = params;
  const log = { action: `name_change.${decision}`, reason: reason ?? "" };
  return decideAndLog(call, log, async (tx) => {
    const facts = { nameChangeId, decision, reason, staffId: viewer.accountId, now, ids };
    const { account_id: personId } = await decideNameChange(tx, facts);
    return { subject: subjectOf(nameChangeId), personId };
  });
}

function subjectOf(nameChangeId: string): string {
  return `name_change:${nameChangeId}`;
}
