import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { countUnreadQuotes } from "../quotes/queries.ts";
import { checkRequest } from "./check-request.ts";
import { logContactPermission } from "./contact-permissions.ts";
import { designatePro } from "./designate.ts";
import { closeRequest, reopenRequest } from "./end-request.ts";
import { loadRequestDetail } from "./load-detail.ts";
import { loadNames } from "./load-names.ts";
import { loadRecommended } from "./load-recommended.ts";
import { presentRequestSummary } from "./present.ts";
import { publishRequest } from "./publish-request.ts";
import { findRequest, findRequestsOf, lockRequest, type RequestRow } from "./queries.ts";
import { isRecipient } from "./recipients.ts";

const REQUESTS_PER_DAY = 30;

type Names =
  | "requests.create"
  | "requests.list"
  | "requests.get"
  | "requests.recommended"
  | "requests.designate"
  | "requests.contactPermission"
  | "requests.close"
  | "requests.reopen";

/** The customer's side of a request. */
export function customerRequestHandlers(): Pick<Handlers, Names> {
  return {
    "requests.create": async ({ body, viewer, sql, now, ids, limit, transaction }) => {
      await limit("request", viewer.accountId, REQUESTS_PER_DAY, DAY_MS);
      const checked = await checkRequest(sql, body, now);
      const made = await transaction((tx) =>
        publishRequest(tx, {
          customerId: viewer.accountId,
          phoneVerified: viewer.phoneVerified,
          checked,
          quoteLimit: body.quote_limit,
          contact: body.contact,
          designatedProId: body.designated_pro_id ?? null,
          now,
          ids,
        }),
      );
      return {
        id: made.id,
        state: "open" as const,
        recipient_count: made.recipients,
        designated: made.designated,
      };
    },

    "requests.list": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findRequestsOf(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      const names = await loadNames(sql, page.items);
      const unread = await countUnreadQuotes(
        sql,
        page.items.map((row) => row.id),
      );
      return {
        items: page.items.map((row) => presentRequestSummary(row, names, unread.get(row.id) ?? 0)),
        next: page.next,
      };
    },

    "requests.get": async ({ sql, params, viewer, now }) => {
      const row = ownRequest(await findRequest(sql, params.requestId), viewer.accountId);
      return loadRequestDetail(sql, row, now);
    },

    "requests.recommended": async ({ sql, params, viewer, now }) => {
      const row = ownRequest(await findRequest(sql, params.requestId), viewer.accountId);
      return loadRecommended(sql, row, now);
    },

    "requests.designate": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const request = ownRequest(await lockRequest(tx, params.requestId), viewer.accountId);
        await designatePro(tx, { request, proId: body.pro_id, now, ids });
        return {};
      }),

    "requests.contactPermission": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const request = ownRequest(await lockRequest(tx, params.requestId), viewer.accountId);
        if (!(await isRecipient(tx, request.id, params.proId))) refuse("not_found");
        if (body.allowed && request.state !== "open" && request.state !== "choosing")
          refuse("state_forbids");
        await logContactPermission(tx, {
          requestId: request.id,
          proId: params.proId,
          allowed: body.allowed,
          now,
          ids,
        });
        return {};
      }),

    "requests.close": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const request = ownRequest(await lockRequest(tx, params.requestId), viewer.accountId);
        const closed = await closeRequest(tx, {
          request,
          event: "close",
          reason: body.reason,
          now,
          ids,
        });
        return loadRequestDetail(tx, closed, now);
      }),

    "requests.reopen": async ({ params, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const request = ownRequest(await lockRequest(tx, params.requestId), viewer.accountId);
        const reopened = await reopenRequest(tx, { request, now, ids });
        return loadRequestDetail(tx, reopened, now);
      }),
  };
}

/** The request when it is this person's own; anybody else's answers like a missing one. */
function ownRequest(row: RequestRow | undefined, accountId: string): RequestRow {
  return row?.customer_id === accountId ? row : refuse("not_found");
}
