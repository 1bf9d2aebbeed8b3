import type { BillingKeyOrder } from "#contract/endpoints/gateway.ts";
import { issuedKey, type IssuedKey } from "./read-issued-key.ts";

const UNREACHED: IssuedKey = {
  failure: "등록 창을 열지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
};

/**
 * Lets the person register a card or phone, by an order of `users.me.billingKeys.order`. Null: this page is being left,
 * and the order's way back brings the answer (`readIssuedKey`), as most phones do it with the real gateway too.
 */
export async function issueBillingKey(order: BillingKeyOrder): Promise<IssuedKey | null> {
  if (order.kind === "portone") return openWindow(order);
  const page = emulatorPage(order.url);
  if (page === null) return UNREACHED;
  window.location.assign(page);
  return null;
}

/** The only URLs outside ours that a page leads to by itself: the emulator's, on this machine. */
export function emulatorPage(text: string, path: "/issue" | "/identity" = "/issue"): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const ours = url?.protocol === "http:" && url.hostname === "127.0.0.1" && url.username === "";
  return url && ours && url.pathname === path ? url.href : null;
}

async function openWindow(
  order: Extract<BillingKeyOrder, { kind: "portone" }>,
): Promise<IssuedKey | null> {
  try {
    const { requestIssueBillingKey } = await import("@portone/browser-sdk/v2");
    const { customer } = order;
    const given = await requestIssueBillingKey({
      storeId: order.store_id,
      channelKey: order.channel_key,
      billingKeyMethod: order.billing_key_method,
      issueId: order.issue_id,
      issueName: order.issue_name,
      redirectUrl: order.redirect_url,
      customer: {
        customerId: customer.customer_id,
        fullName: customer.full_name,
        email: customer.email,
        ...(customer.phone_number === null ? {} : { phoneNumber: customer.phone_number }),
      },
    });
    return given ? issuedKey(given) : null;
  } catch (error) {
    return isAnswer(error) ? issuedKey(error) : UNREACHED;
  }
}

/** The gateway's window reports a failure by throwing it; anything else thrown is that it never opened. */
function isAnswer(error: unknown): error is { code: string; pgCode?: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
