import type { IdentityOrder } from "#contract/endpoints/me/identity.ts";
import { emulatorPage } from "./issue-billing-key.ts";
import { wasStopped } from "./read-issued-key.ts";

/** A check that its window ended, by its id, or why it came to nothing, in words for the person. */
export type IdentityResult = { verificationId: string } | { failure: string };

const UNREACHED: IdentityResult = {
  failure: "확인 창을 열지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
};
const STOPPED = "확인을 그만뒀어요.";
const FAILED = "본인 확인이 되지 않았어요. 다시 하거나 다른 방법으로 확인해 주세요.";

/**
 * Has a person checked, by an order of `users.me.identityVerifications.start`. Null: this page is being left, and the
 * order's way back brings the answer (`readIdentityResult`). What the window says is no proof: the server asks itself.
 */
export async function verifyIdentity(order: IdentityOrder): Promise<IdentityResult | null> {
  if (order.kind === "portone") return openWindow(order);
  const page = emulatorPage(order.url, "/identity");
  if (page === null) return UNREACHED;
  window.location.assign(page);
  return null;
}

/** Reads what the window brought back out of a page's query; null when it brought nothing. */
export function readIdentityResult(search: string): IdentityResult | null {
  const query = new URLSearchParams(search);
  const verificationId = query.get("identityVerificationId");
  if (verificationId === null) return null;
  return identityResult({
    verificationId,
    code: query.get("code"),
    pgCode: query.get("pgCode"),
  });
}

async function openWindow(
  order: Extract<IdentityOrder, { kind: "portone" }>,
): Promise<IdentityResult | null> {
  try {
    const { requestIdentityVerification } = await import("@portone/browser-sdk/v2");
    const given = await requestIdentityVerification({
      storeId: order.store_id,
      channelKey: order.channel_key,
      identityVerificationId: order.id,
      redirectUrl: order.redirect_url,
    });
    return given ? identityResult({ ...given, verificationId: order.id }) : null;
  } catch (error) {
    return isAnswer(error) ? identityResult({ ...error, verificationId: order.id }) : UNREACHED;
  }
}

/** The window's own text is not shown: anybody could put words into a URL. */
function identityResult(given: {
  verificationId: string;
  code?: string | null | undefined;
  pgCode?: string | null | undefined;
}): IdentityResult {
  const { code, pgCode, verificationId } = given;
  if (!code && !pgCode) return { verificationId };
  return { failure: wasStopped({ code, pgCode }) ? STOPPED : FAILED };
}

/** The window reports a failure by throwing it; anything else thrown is that it never opened. */
function isAnswer(error: unknown): error is { code: string; pgCode?: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
