import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { BillingKeyOrder } from "#contract/endpoints/gateway.ts";
import type { Payments } from "../../gateways/payment/choose-payments.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { ourOrigin } from "../../platform/http/identify-caller.ts";
import { ownUrl } from "../../platform/http/own-url.ts";
import { refuse } from "../../platform/refusal.ts";
import { findAccount } from "../accounts/queries.ts";

const ORDERS_PER_HOUR = 30;
const ISSUE_NAME = "솜씨 결제 수단 등록";

/** Starts the registration of a card or phone, which the gateway itself carries out in the browser. */
export function billingKeyHandlers({ payments: { keyIssue } }: { payments: Payments }) {
  return {
    "users.me.billingKeys.order": async ({ sql, viewer, body, request, http, ids, limit }) => {
      const redirectUrl = ownUrl(ourOrigin(request, http), body.return_path);
      if (redirectUrl === null) {
        refuse("invalid", { fields: { return_path: ["솜씨 안의 주소여야 해요."] } });
      }
      if (keyIssue === null) refuse("payments_unavailable");
      await limit("billing_key_order", viewer.accountId, ORDERS_PER_HOUR, HOUR_MS);
      const account = await findAccount(sql, viewer.accountId);
      if (!account) refuse("auth_required");
      const billingKeyMethod = body.method === "card" ? "CARD" : "MOBILE";
      const issueId = ids.next();

      if (keyIssue.kind === "hosted") {
        const url = new URL(`${await keyIssue.url()}/issue`);
        url.search = new URLSearchParams({
          billingKeyMethod,
          issueId,
          issueName: ISSUE_NAME,
          customerName: account.name,
          redirectUrl,
        }).toString();
        return { kind: "hosted", url: url.href };
      }
      return {
        kind: "portone",
        store_id: keyIssue.storeId,
        channel_key: keyIssue.channelKeys[body.method],
        billing_key_method: billingKeyMethod,
        issue_id: issueId,
        issue_name: ISSUE_NAME,
        customer: {
          customer_id: account.id,
          full_name: account.name,
          email: account.email,
          phone_number: account.phone,
        },
        redirect_url: redirectUrl,
      } satisfies BillingKeyOrder;
    },
  } satisfies Partial<Handlers>;
}
