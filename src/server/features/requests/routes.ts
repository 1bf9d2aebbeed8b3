import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { checkRequest } from "./check-request.ts";
import { logContactPermission } from "./contact-permissions.ts";
import { designatePro } from "./designate.ts";
import { closeRequest, reopenRequest } from "./end-request.ts";
import type { LoadRequestDetail } from "./present.ts";
import { publishRequest } from "./publish-request.ts";
import { lockRequest, requestOfCustomer } from "./queries.ts";
import { transitionRequest } from "./transition-request.ts";
import { isRecipient } from "./recipients.ts";

const REQUESTS_PER_DAY = 30;

interface Reading {
  loadRequestDetail: LoadRequestDetail;
  findReadablePro: (
    db: Db,
    proId: string,
    viewer: Viewer,
  ) => Promise<{ profile: { id: string } } | undefined>;
}

/** What a customer does with a request. */
export function customerRequestHandlers({ loadRequestDetail, findReadablePro }: Reading) {
  return {
    "requests.create": async ({ body, viewer, sql, now, ids, limit, transaction }) => {
      await limit("request", viewer.accountId, REQUESTS_PER_DAY, DAY_MS);
      const checked = await checkRequest(sql, body, now);
      const made = await transaction(async (tx) => {
        // One whose page the customer may not read counts as none, like one who is not there.
        const asked =
          body.designated_pro_id === undefined
            ? undefined
            : await findReadablePro(tx, body.designated_pro_id, viewer);
        return publishRequest(tx, {
          customerId: viewer.accountId,
          phoneVerified: viewer.phoneVerified,
          checked,
          quoteLimit: body.quote_limit,
          contact: body.contact,
          designatedProId: asked?.profile.id ?? null,
          now,
          ids,
        });
      });
      return {
        id: made.id,
        state: "open" as const,
        recipient_count: made.recipients,
        designated: made.designated,
      };
    },

    "requests.designate": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const request = requestOfCustomer(
          await lockRequest(tx, params.requestId),
          viewer.accountId,
        );
        const mayReadPro = (await findReadablePro(tx, body.pro_id, viewer)) !== undefined;
        await designatePro(tx, { request, proId: body.pro_id, mayReadPro, now, ids });
        return {};
      }),

    "requests.contactPermission": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const request = requestOfCustomer(
          await lockRequest(tx, params.requestId),
          viewer.accountId,
        );
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
        const request = requestOfCustomer(
          await lockRequest(tx, params.requestId),
          viewer.accountId,
        );
        const closed = await closeRequest(tx, {
          request,
          event: "close",
          reason: body.reason,
          now,
          ids,
        });
        return loadRequestDetail(tx, closed, now);
      }),

    "requests.stopQuotes": async ({ params, viewer, now, transaction }) =>
      transaction(async (tx) => {
        const request = requestOfCustomer(
          await lockRequest(tx, params.requestId),
          viewer.accountId,
        );
        const event = { event: "stop_quotes", actor: "customer" } as const;
        const stopped = await transitionRequest(tx, { request, ...event, now });
        return loadRequestDetail(tx, stopped, now);
      }),

    "requests.reopen": async ({ params, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const request = requestOfCustomer(
          await lockRequest(tx, params.requestId),
          viewer.accountId,
        );
        const reopened = await reopenRequest(tx, { request, now, ids });
        return loadRequestDetail(tx, reopened, now);
      }),
  } satisfies Partial<Handlers>;
}
