import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { decideCertification } from "../certifications/decide.ts";
import { findProCards } from "../pros/queries.ts";
import { decideAndLog } from "./decide.ts";
import { showFile, showPage } from "./look-up.ts";
import type { StaffDeps } from "./staff-deps.ts";

type Decision = "approve" | "reject" | "revoke";
/** A certification before staff: with its papers, and the decision. */
export function staffCertificationHandlers({
  storage,
  pages,
}: Pick<StaffDeps, "storage" | "pages">) {
  return {
    "staff.certifications.get": async (call) =>
      showPage(call, await pages.loadCertification(call.sql, call.params.certificationId)),

    "staff.certifications.file": async (call) => {
      const { sql, params, query } = call;
      const part = query.part ?? "proof";
      const found = await pages.loadCertificationFile(sql, params.certificationId, part);
      return showFile(call, storage, found);
    },

    "staff.certifications.approve": (call) => decide(call, "approve", null),
    "staff.certifications.reject": (call) => decide(call, "reject", call.body.reason.trim()),
    "staff.certifications.revoke": (call) => decide(call, "revoke", call.body.reason.trim()),
  } satisfies Partial<Handlers>;
}

function decide(
  call: Call<`staff.certifications.${Decision}`>,
  decision: Decision,
  reason: string | null,
) {
  const { params, body, viewer, now, ids } = call;
  const { certificationId } = params;
  const log = { action: `certification.${decision}`, reason: reason ?? "" } as const;
  return decideAndLog(call, log, async (tx) => {
    const seen = new Date(body.version);
    const staffId = viewer.accountId;
    const facts = { certificationId, decision, reason, staffId, seen, now, ids };
    const { pro_id: proId } = await decideCertification(tx, facts);
    const card = (await findProCards(tx, [proId])).get(proId) ?? refuse("not_found");
    return { subject: { kind: "certification", id: certificationId }, personId: card.account_id };
  });
}
