import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findRequestsOfQuotes } from "../../features/quotes/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService } from "../../features/requests/present.ts";
import { findRequests } from "../../features/requests/queries.ts";
import type { MovementRow } from "./movement-rows.ts";

/** What a movement was for, with its page on this site when there is one. */
export interface Subject {
  name: string;
  path: string | null;
}

/** What these movements were for, by the movement's id: a quote, a request, or what a receipt was issued for. */
export async function loadSubjects(
  db: Db,
  rows: readonly MovementRow[],
): Promise<Map<string, Subject>> {
  const quoteIds = present(rows.map(({ quote_id: id }) => id));
  const requestOfQuote = await findRequestsOfQuotes(db, quoteIds);
  const requests = await findRequests(db, [
    ...new Set([...requestOfQuote.values(), ...present(rows.map(({ request_id: id }) => id))]),
  ]);
  const names = await loadNames(db, [...requests.values()]);
  const receipts = await findReceipts(db, present(rows.map(oneLotOf)));
  const subjects = new Map<string, Subject>();
  for (const row of rows) {
    const { id, quote_id: quoteId, request_id: requestId } = row;
    const request = requests.get(
      requestId ?? (quoteId === null ? "" : (requestOfQuote.get(quoteId) ?? "")),
    );
    const receipt = receipts.get(oneLotOf(row) ?? "");
    if (request) {
      const region = presentRegion(request, names) ?? "온라인";
      const name = `${presentService(request, names).name} · ${region}`;
      const path = quoteId === null ? `/requests/${request.id}` : `/quote?id=${quoteId}`;
      subjects.set(id, { name, path });
    } else if (receipt) {
      subjects.set(id, { name: receipt.name, path: `/membership/receipts/${receipt.id}` });
    }
  }
  return subjects;
}

/** Of these the lot is the one that pays, not what it is about. */
const OF_DEBTS: readonly string[] = [
  "debt_paid",
  "debt_returned",
] satisfies readonly MovementDetail[];

/** The lot that a movement is about; null where it is about a request, or several lots, which were bought one by one. */
function oneLotOf({ lots: [lot, another], ...row }: MovementRow): string | null {
  const isOfRequest = row.quote_id !== null || row.request_id !== null;
  return !lot || another || isOfRequest || OF_DEBTS.includes(row.detail) ? null : lot.id;
}

function present(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The receipt for which a lot was granted: of a pack, or of a membership's payment at the same instant. */
async function findReceipts(
  db: Db,
  lotIds: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  if (lotIds.length === 0) return new Map();
  const rows = await db<{ lot_id: string; id: string; name: string }[]>`
    SELECT l.id AS lot_id, r.id, r.product_name AS name
    FROM credit_lots l JOIN top_ups u ON u.lot_id = l.id JOIN receipts r ON r.top_up_id = u.id
    WHERE l.id IN ${db(lotIds)}
    UNION ALL
    SELECT l.id, r.id, r.product_name
    FROM credit_lots l JOIN receipts r ON r.account_id = l.account_id AND r.issued_at = l.granted_at
    WHERE l.id IN ${db(lotIds)} AND l.kind = 'plan'
      AND l.membership_id = r.membership_id`;
  return new Map(rows.map(({ lot_id, id, name }) => [lot_id, { id, name }]));
}
