import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { StoragePort } from "../../gateways/storage/storage-port.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { decideCertification } from "../certifications/decide.ts";
import { loadCertificationForStaff, loadCertificationQueue } from "../certifications/queries.ts";
import { findProCards } from "../pros/queries.ts";
import { decideAndLog } from "./decide.ts";
import { logLookUp } from "./look-up.ts";
import { presentCertificationForStaff } from "./present-certification.ts";
import { sendFile } from "./send-file.ts";

type Names =
  | "staff.certifications"
  | "staff.certifications.get"
  | "staff.certifications.file"
  | "staff.certifications.approve"
  | "staff.certifications.reject"
  | "staff.certifications.revoke";

/** Certifications before staff: what waits, one with its papers, and the decision. */
export function staffCertificationHandlers(deps: { storage: StoragePort }): Pick<Handlers, Names> {
  return {
    "staff.certifications": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await loadCertificationQueue(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ submitted_at, id }) => ({ at: submitted_at, id }));
      const items = page.items.map((row) => ({
        id: row.id,
        kind: row.kind,
        label: row.label,
        pro_name: row.pro_name,
        submitted_at: seoulIso(row.submitted_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.certifications.get": async (call) => {
      const found = await load(call);
      await logLookUp(call, subjectOf(found));
      return presentCertificationForStaff(found);
    },

    "staff.certifications.file": async (call) => {
      const found = await load(call);
      const upload = call.query.part === "show_image" ? found.show_image : found.file;
      return sendFile(call, deps.storage, upload ?? refuse("not_found"), subjectOf(found));
    },

    "staff.certifications.approve": (call) => decide(call, "approve", null),
    "staff.certifications.reject": (call) => decide(call, "reject", call.body.reason.trim()),
    "staff.certifications.revoke": (call) => decide(call, "revoke", call.body.reason.trim()),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof loadCertificationForStaff>>>;

async function load({
  sql,
  params,
}: Call<"staff.certifications.get"> | Call<"staff.certifications.file">): Promise<Found> {
  return (await loadCertificationForStaff(sql, params.certificationId)) ?? refuse("not_found");
}

function subjectOf({ certification, pro }: Found) {
  return { subject: `certification:${certification.id}`, personId: pro.account_id };
}

function decide(
  call: Call<`staff.certifications.${"approve" | "reject" | "revoke"}`>,
  decision: "approve" | "reject" | "revoke",
  reason: string | null,
) {
  const { params, body, viewer, now, ids } = call;
  const { certificationId } = params;
  const log = { action: `certification.${decision}`, reason: reason ?? "" };
  return decideAndLog(call, log, async (tx) => {
    const seen = new Date(body.version);
    const staffId = viewer.accountId;
    const facts = { certificationId, decision, reason, staffId, seen, now, ids };
    const { pro_id: proId } = await decideCertification(tx, facts);
    const card = (await findProCards(tx, [proId])).get(proId) ?? refuse("not_found");
    return { subject: `certification:${certificationId}`, personId: card.account_id };
  });
}
