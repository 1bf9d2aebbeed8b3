import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPerson } from "../accounts/queries.ts";
import { findChoices, findProfile } from "../pros/profile-rows.ts";
import { findProCards, findWaitingPros } from "../pros/queries.ts";
import { decideAboutPro, type ProEvent } from "./decide-pro.ts";
import { findDecisions } from "./log-queries.ts";
import { staffActor } from "./log.ts";
import { logLookUp } from "./look-up.ts";
import { presentProForStaff } from "./present.ts";

type Decision = `staff.pros.${ProEvent}`;

/** Pros before staff: who waits, what there is to know of one, and the decision. */
export function staffProHandlers(): Pick<Handlers, "staff.pros" | "staff.pros.get" | Decision> {
  return {
    "staff.pros": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await findWaitingPros(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ applied_at, id }) => ({ at: applied_at, id }));
      const items = page.items.map(({ applied_at, ...row }) => ({
        id: row.id,
        display_name: row.display_name,
        headline: row.headline,
        applied_at: seoulIso(applied_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.pros.get": async (call) => {
      const { sql, params } = call;
      const profile = (await findProfile(sql, params.proId)) ?? refuse("not_found");
      const { id, account_id: personId } = profile;
      const subject = `pro:${id}`;
      await logLookUp(call, { subject, personId });
      return presentProForStaff(profile, {
        choices: await findChoices(sql, id),
        account: (await findPerson(sql, personId)) ?? refuse("not_found"),
        card: (await findProCards(sql, [id])).get(id) ?? refuse("not_found"),
        decisions: await findDecisions(sql, { subject, personId }),
      });
    },

    "staff.pros.approve": (call) => decide(call, "approve", ""),
    "staff.pros.reject": (call) => decide(call, "reject", call.body.reason),
    "staff.pros.suspend": (call) => decide(call, "suspend", call.body.reason),
    "staff.pros.reinstate": (call) => decide(call, "reinstate", call.body.reason),
  };
}

async function decide(call: Call<Decision>, event: ProEvent, reason: string) {
  const { params, now, ids } = call;
  const facts = { proId: params.proId, reason: reason.trim(), by: staffActor(call), now, ids };
  await call.transaction((tx) => decideAboutPro(tx, event, facts));
  return {};
}
