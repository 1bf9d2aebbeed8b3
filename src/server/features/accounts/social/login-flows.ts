import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import { FLOW_LIFETIME_MS, type FlowPurpose } from "#domain/social-login/social-login-rules.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { hashSecret } from "./browser-secret.ts";

/** Why somebody goes to a provider, and where they want to be after it. */
export interface LoginFlow {
  provider: LoginProvider;
  purpose: FlowPurpose;
  /** Whose account it is about; null where that is to be found out. */
  accountId: string | null;
  /** A path of ours; null: where they begin. */
  next: string | null;
}

export async function keepFlow(
  db: Db,
  flow: LoginFlow & { state: string; browser: string },
  now: Date,
): Promise<void> {
  await db`
    INSERT INTO login_flows
      (state_hash, browser_hash, provider, purpose, account_id, next, expires_at)
    VALUES
      (${hashSecret(flow.state)}, ${hashSecret(flow.browser)}, ${flow.provider}, ${flow.purpose},
       ${flow.accountId}, ${flow.next}, ${new Date(now.getTime() + FLOW_LIFETIME_MS)})`;
}

/** Keeps what a provider's form posted, the first time, until the browser that went comes for it. */
export async function keepAnswer(
  db: Db,
  { provider, state, answer }: { provider: LoginProvider; state: string; answer: string },
  now: Date,
): Promise<void> {
  await db`
    UPDATE login_flows SET answer = ${answer}
    WHERE state_hash = ${hashSecret(state)} AND provider = ${provider} AND answer IS NULL
      AND expires_at > ${now}`;
}

/** Takes a going away, for whoever comes back from this provider with the browser that went: once. */
export async function takeFlow(
  db: Db,
  { provider, state, browser }: { provider: LoginProvider; state: string; browser: string },
  now: Date,
): Promise<(LoginFlow & { answer: string | null }) | null> {
  const [row] = await db<(LoginFlow & { answer: string | null })[]>`
    DELETE FROM login_flows
    WHERE state_hash = ${hashSecret(state)} AND browser_hash = ${hashSecret(browser)}
      AND provider = ${provider} AND expires_at > ${now}
    RETURNING provider, purpose, account_id AS "accountId", next, answer`;
  return row ?? null;
}
