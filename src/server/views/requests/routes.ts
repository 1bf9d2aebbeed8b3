import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { regionNames } from "../../features/regions/queries.ts";
import { presentRequestSummary, type RequestNames } from "../../features/requests/present.ts";
import { findRequest, requestOfCustomer } from "../../features/requests/queries.ts";
import { findOwn, type OwnRow } from "./find-own.ts";
import { loadCopy, loadLast } from "./load-copy.ts";
import { loadRequestDetail } from "./load-detail.ts";
import { loadRecommended } from "./load-recommended.ts";

/** A customer's own requests: the list, one of them, whom to ask for it, and what to ask again. */
export function requestViewHandlers() {
  return {
    "requests.list": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findOwn(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      const names = await namesOf(sql, page.items);
      return {
        items: page.items.map((row) =>
          presentRequestSummary(row, names, {
            unreadQuotes: row.unread_quotes,
            reviewed: row.reviewed,
            hasRecipients: row.has_recipients,
          }),
        ),
        next: page.next,
      };
    },

    "requests.copy": async ({ sql, params, viewer }) =>
      loadCopy(sql, requestOfCustomer(await findRequest(sql, params.requestId), viewer.accountId)),

    "requests.last": ({ sql, params, viewer }) => loadLast(sql, viewer.accountId, params.slug),

    "requests.get": async ({ sql, params, viewer, now }) => {
      const row = requestOfCustomer(await findRequest(sql, params.requestId), viewer.accountId);
      return loadRequestDetail(sql, row, now);
    },

    "requests.recommended": async ({ sql, params, viewer, now }) => {
      const row = requestOfCustomer(await findRequest(sql, params.requestId), viewer.accountId);
      return loadRecommended(sql, row, now);
    },
  } satisfies Partial<Handlers>;
}

async function namesOf(sql: Sql, rows: readonly OwnRow[]): Promise<RequestNames> {
  return {
    services: await serviceNames(
      sql,
      rows.map((row) => row.service_slug),
    ),
    regions: await regionNames(
      sql,
      rows.flatMap((row) => row.region_code ?? []),
    ),
  };
}
