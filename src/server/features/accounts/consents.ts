import {
  ADVERTISING_CONSENT_KINDS,
  type AdvertisingScope,
  type ConsentAnswer,
  type ConsentSource,
} from "#domain/account/advertising-consents.ts";
import { SIGN_UP_CONSENT_KINDS } from "#domain/account/consent-kinds.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { versionInForce } from "#domain/legal/versions.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { lockFollowUp, writeFollowUp } from "./advertising-follow-ups.ts";

export type ConsentKind = (typeof SIGN_UP_CONSENT_KINDS)[number];
export type Consents = Record<ConsentKind, boolean>;

/** Of the words that stand at the box itself. */
const WORDS_VERSION = "1";

/** The version of the text that a person agrees to or refuses at a moment. */
export function consentVersion(kind: ConsentKind, at: Date): string {
  if (kind !== "terms" && kind !== "privacy") return WORDS_VERSION;
  return versionInForce(kind, seoulDay(at.getTime())).version;
}

/** The version of the words by which advertising is agreed to, channel by channel. */
const ADVERTISING_VERSION = "1";

/** Keeps every answer, also a refusal, with the version it was given to and its time. */
export async function recordConsents(
  tx: Tx,
  given: { accountId: string; consents: Consents; now: Date; ids: Ids },
): Promise<void> {
  const rows = SIGN_UP_CONSENT_KINDS.map((kind) => ({
    id: given.ids.next(),
    account_id: given.accountId,
    kind,
    version: consentVersion(kind, given.now),
    granted: given.consents[kind],
    source: "sign_up" satisfies ConsentSource,
    at: given.now,
  }));
  await tx`INSERT INTO consents ${tx(rows)}`;
  const { marketing, marketing_night: night } = given.consents;
  // A box that was left empty is no answer that anybody has to confirm.
  if (marketing || night) await noteAnswered(tx, given.accountId, given.now);
}

/** An answer about advertising was written: it is to be confirmed, and asked for again from then on. */
async function noteAnswered(tx: Tx, accountId: string, now: Date): Promise<void> {
  const row = await lockFollowUp(tx, accountId);
  const answers = await findAdvertisingAnswers(tx, accountId);
  const unconfirmed_since = row.unconfirmed_since ?? now;
  await writeFollowUp(tx, accountId, { ...row, unconfirmed_since }, answers);
}

export interface AdvertisingAnswer {
  scope: AdvertisingScope;
  granted: boolean;
  at: Date;
}

/** These answers about advertising, in the transaction in which they were given. */
export async function recordAdvertisingAnswers(
  tx: Tx,
  accountId: string,
  answers: readonly Omit<AdvertisingAnswer, "at">[],
  { now, ids, source }: { now: Date; ids: Ids; source: ConsentSource },
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ scope, granted }) => ({
    id: ids.next(),
    account_id: accountId,
    kind: ADVERTISING_CONSENT_KINDS[scope],
    version: ADVERTISING_VERSION,
    granted,
    source,
    at: now,
  }));
  await tx`INSERT INTO consents ${tx(rows)}`;
  await noteAnswered(tx, accountId, now);
}

/** An answer with where it was given. */
export type RecordedAnswer = ConsentAnswer & { source: ConsentSource };

/** All answers about advertising that a person gave, the last one first. */
export async function findAdvertisingAnswers(db: Db, accountId: string): Promise<RecordedAnswer[]> {
  const rows = await db<(Omit<RecordedAnswer, "at"> & { at: Date })[]>`
    SELECT kind, granted, source, at FROM consents
    WHERE account_id = ${accountId} AND kind LIKE 'marketing%' ORDER BY at DESC, id DESC`;
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
