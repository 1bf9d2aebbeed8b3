import type { Tx } from "../../../platform/database/sql.ts";
import type { Call } from "../../../platform/http/call.ts";
import { happened } from "../../../platform/happenings.ts";
import { refuse } from "../../../platform/refusal.ts";
import { linkSubject, type ProviderSubject } from "./social-login-rows.ts";

/** Lets the person of a provider open an account whose password was given beside their word, and tells its owner. */
export async function linkAsAsked(
  tx: Tx,
  { now, ids }: Pick<Call<"socialLogins.link">, "now" | "ids">,
  { accountId, provider, subject }: ProviderSubject & { accountId: string },
): Promise<void> {
  const linked = await linkSubject(tx, { accountId, provider, subject }, now);
  if (linked !== "linked") refuse("social_login_taken");
  const facts = { accountId, provider, at: now.getTime() };
  await happened(tx, { kind: "account.social_login_linked", ...facts }, { now, ids });
}
