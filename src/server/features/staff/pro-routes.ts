import type { Call, Handlers } from "../../platform/http/call.ts";
import { decideAboutPro, type ProEvent } from "./decide-pro.ts";
import { staffActor } from "./log.ts";
import { showPage } from "./look-up.ts";
import type { StaffPages } from "./staff-deps.ts";

type Decision = `staff.pros.${ProEvent}`;

/** A pro before staff: what there is to know of one, and the decision. */
export function staffProHandlers({ pages }: { pages: StaffPages }) {
  return {
    "staff.pros.get": async (call) =>
      showPage(call, await pages.loadPro(call.sql, call.params.proId)),

    "staff.pros.approve": (call) => decide(call, "approve", ""),
    "staff.pros.reject": (call) => decide(call, "reject", call.body.reason),
    "staff.pros.suspend": (call) => decide(call, "suspend", call.body.reason),
    "staff.pros.reinstate": (call) => decide(call, "reinstate", call.body.reason),
  } satisfies Partial<Handlers>;
}

async function decide(call: Call<Decision>, event: ProEvent, reason: string) {
  const { params, now, ids } = call;
  const facts = { proId: params.proId, reason: reason.trim(), by: staffActor(call), now, ids };
  await call.transaction((tx) => decideAboutPro(tx, event, facts));
  return {};
}
