/** A billing key, or why there is none, in words for the person. */
export type IssuedKey = { billingKey: string } | { failure: string };

const PARAMETERS = ["transactionType", "billingKey", "code", "message", "pgCode", "pgMessage"];

const STOPPED = "등록을 그만뒀어요.";
const FAILED = "결제 수단을 등록하지 못했어요. 다시 시도하거나 다른 결제 수단을 등록해 주세요.";

/** Words of the gateway and of the payment companies behind it for a person who closed the window. */
const STOPS = new Set([
  "USER_CANCEL",
  "USER_CANCELED",
  "USER_CANCELLED",
  "PAY_PROCESS_CANCELED",
  "PAY_PROCESS_ABORTED",
]);

/** Whether the person closed the gateway's window themselves. */
export function wasStopped(codes: {
  code?: string | null | undefined;
  pgCode?: string | null | undefined;
}): boolean {
  return STOPS.has(codes.pgCode ?? "") || STOPS.has(codes.code ?? "");
}

/** What the registration's window gave back. Its own text is not shown: anybody could put words into a URL. */
export function issuedKey(given: {
  billingKey?: string | null;
  code?: string | null;
  pgCode?: string | null;
}): IssuedKey {
  const { billingKey, code, pgCode } = given;
  if (code || pgCode) return { failure: wasStopped(given) ? STOPPED : FAILED };
  return billingKey ? { billingKey } : { failure: FAILED };
}

/** Reads what the registration brought back out of a page's query ("?billingKey=…"); null when it brought nothing. */
export function readIssuedKey(search: string): IssuedKey | null {
  const query = new URLSearchParams(search);
  if (!query.has("billingKey") && !query.has("code")) return null;
  return issuedKey({
    billingKey: query.get("billingKey"),
    code: query.get("code"),
    pgCode: query.get("pgCode"),
  });
}

/** The query without what the registration brought: a page read anew must not take it for a second one. */
export function withoutIssuedKey(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
