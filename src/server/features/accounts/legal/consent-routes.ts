import type { MyConsents } from "#contract/endpoints/me/consents.ts";
import type { ConsentSource } from "#domain/account/advertising-consents.ts";
import type { AnyConsentKind } from "#domain/account/consent-kinds.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { CONSENT_DOCUMENTS, textConsent } from "#domain/legal/changes.ts";
import { LEGAL_TITLES } from "#domain/legal/documents.ts";
import { LEGAL_VERSIONS, versionInForce } from "#domain/legal/versions.ts";
import type { Db } from "../../../platform/database/sql.ts";
import type { Handlers } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordTextAnswers } from "./text-answers.ts";

const CHANGES_PER_MINUTE = 30;

/** What a person agreed to, and their answer to what changed since. */
export function consentHandlers() {
  return {
    "users.me.consents": ({ sql, viewer, now }) => loadConsents(sql, viewer.accountId, now),

    "users.me.consents.set": async ({ viewer, body, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      await limit("consents", accountId, CHANGES_PER_MINUTE, MINUTE_MS);
      const today = seoulDay(now.getTime());
      for (const { kind, version } of body.consents) {
        if (versionInForce(kind, today).version !== version) refuse("conflict");
      }
      return transaction(async (tx) => {
        await recordTextAnswers(tx, accountId, body.consents, { now, ids });
        return loadConsents(tx, accountId, now);
      });
    },
  } satisfies Partial<Handlers>;
}

interface AnswerRow {
  kind: AnyConsentKind;
  version: string;
  granted: boolean;
  source: ConsentSource;
  at: Date;
}

async function loadConsents(db: Db, accountId: string, now: Date): Promise<MyConsents> {
  const rows = await db<AnswerRow[]>`
    SELECT kind, version, granted, source, at FROM consents
    WHERE account_id = ${accountId} ORDER BY at DESC, id DESC`;
  const today = seoulDay(now.getTime());
  return {
    texts: CONSENT_DOCUMENTS.map((kind) => {
      const answers = rows
        .filter((row) => row.kind === kind)
        .map(({ version, granted, at }) => ({ version, granted, at: at.getTime() }))
        .toReversed();
      const { last, current, asks } = textConsent(answers, LEGAL_VERSIONS[kind], today);
      const { version, from, about } = current;
      return {
        kind,
        title: LEGAL_TITLES[kind],
        path: `/${kind}`,
        answer: last && { version: last.version, granted: last.granted, at: seoulIso(last.at) },
        in_force: { version, from, about },
        changes_path:
          last === null || last.version === version
            ? null
            : `/${kind}?version=${version}&against=${last.version}`,
        asks,
      };
    }),
    history: rows.map(({ at, ...row }) => ({ ...row, at: seoulIso(at.getTime()) })),
  };
}
