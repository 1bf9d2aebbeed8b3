import { HOUR_MS } from "#domain/calendar/durations.ts";
import { CONSENT_DOCUMENTS } from "#domain/legal/changes.ts";
import { consentVersion } from "../../../features/accounts/consents.ts";
import { recordTextAnswers } from "../../../features/accounts/legal/text-answers.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { createIds } from "../../../platform/ids.ts";
import { Dice } from "../dice.ts";
import type { Market } from "../market.ts";

/** The others of the market have a number in their address, and nobody is signed in as them. */
const SIGNED_IN = /^[a-z]+@demo\./;

/** The demo's visitors sign in as people who joined under an older text, were asked when they came again, and agreed. */
export async function agreeAnew(tx: Tx, { rows, now }: Market): Promise<void> {
  const at = new Date(now - HOUR_MS);
  const dice = new Dice("somssi-demo-consents");
  const random = {
    bytes: (count: number) => Uint8Array.from({ length: count }, () => dice.whole(0, 255)),
  };
  const ids = createIds({ now: () => at }, random);
  for (const account of rows.accounts) {
    if (!SIGNED_IN.test(account.email) || account.created_at >= at) continue;
    const answers = CONSENT_DOCUMENTS.map((kind) => ({
      kind,
      version: consentVersion(kind, at),
      granted: true,
    })).filter(({ kind, version }) => version !== consentVersion(kind, account.created_at));
    await recordTextAnswers(tx, account.id, answers, { now: at, ids });
  }
}
