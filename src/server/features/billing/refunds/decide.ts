import type { Tx } from "../../../platform/database/sql.ts";
import { oneLine } from "#domain/text/one-line.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Ids } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { Random } from "../../../platform/random.ts";
import { bookInterest } from "../book-interest.ts";
import {
  bankAccountOf,
  forgetBankAccount,
  keepBankAccount,
  openBankAccount,
  type BankAccount,
} from "./bank-account.ts";
import { lockClaim, type ClaimRow } from "./queries.ts";
import { keepClaim } from "./refunds-of-who-left.ts";

interface When {
  now: Date;
  ids: Ids;
}

interface Secrets {
  sessionSecret: string;
  random: Random;
}

/**
 * Notes that staff sent a refund to the account submitted at `version` (epoch ms), and notifies the person.
 * Refuses with `conflict` when it was changed since.
 */
export async function markTransferSent(
  tx: Tx,
  sent: When & Secrets & { refundId: string; version: number; reference: string },
): Promise<ClaimRow> {
  const claim = await lockAddressed(tx, sent);
  const { now, ids } = sent;
  await tx`
    UPDATE refunds SET state = 'done', done_at = ${now}, transfer_reference = ${oneLine(sent.reference)}
    WHERE id = ${claim.id}`;
  const { account_id: accountId, amount, has_left: hasLeft } = claim;
  if (!hasLeft) await happened(tx, { kind: "refund.sent", accountId, amount }, { now, ids });
  for (const interest of await bookInterest(tx, [claim.id], { now, ids })) {
    await sendToSameAccount(tx, claim, { ...sent, refundId: interest.id });
  }
  if (hasLeft) await forgetBankAccount(tx, claim, now);
  return claim;
}

/**
 * Deletes the account submitted at `version` (epoch ms), to which the bank sends nothing, and asks its owner for another;
 * of who left it is a claim again.
 * Refuses with `conflict` when it was changed since.
 */
export async function askForAccountAgain(
  tx: Tx,
  asked: When & { refundId: string; version: number; reason: string },
): Promise<ClaimRow> {
  const claim = await lockAddressed(tx, asked);
  const { now, ids, reason } = asked;
  await forgetBankAccount(tx, claim, now);
  const { account_id: accountId, amount } = claim;
  if (claim.has_left) await keepClaim(tx, claim, { now, ids });
  else
    await happened(tx, { kind: "refund.account_refused", accountId, amount, reason }, { now, ids });
  return claim;
}

/** A refund that waits to be sent to the account that staff looked at, held for this transaction. */
async function lockAddressed(
  tx: Tx,
  { refundId, version }: { refundId: string; version: number },
): Promise<ClaimRow> {
  const claim = (await lockClaim(tx, refundId)) ?? refuse("not_found");
  const { state, method, submitted_at: submittedAt } = claim;
  if (state !== "waiting" || method !== "bank_transfer" || !submittedAt) refuse("state_forbids");
  if (submittedAt.getTime() !== version) {
    refuse("conflict", { message: "계좌가 그 사이에 바뀌었어요. 새로고침해서 확인해 주세요." });
  }
  return claim;
}

/** Interest of a late transfer goes where that went. */
async function sendToSameAccount(
  tx: Tx,
  claim: ClaimRow,
  { refundId, sessionSecret, random, now }: Secrets & { refundId: string; now: Date },
): Promise<void> {
  const account = openBankAccount(claim, sessionSecret);
  const facts = { sessionSecret, random, now, hasLeft: claim.has_left };
  if (account) await keepBankAccount(tx, refundId, account, facts);
}

type TypedAccount = Record<keyof BankAccount, string>;

/** What somebody says of themselves whose account is gone, as it was kept of them. */
export interface SaidPerson {
  name: string;
  email: string;
  /** Null: they had none. */
  phone: string | null;
}

/**
 * Takes the bank account of somebody who left for money that they have still to come: the archive says whether they are who
 * they say, and nothing else. Staff then send the transfer like any other. Refuses with `invalid` when it says no.
 */
export async function acceptClaim(
  tx: Tx,
  claimed: Secrets & { refundId: string; said: SaidPerson; account: TypedAccount; now: Date },
): Promise<ClaimRow> {
  const claim = (await lockClaim(tx, claimed.refundId)) ?? refuse("not_found");
  const isOpen =
    claim.state === "failed" || (claim.state === "waiting" && claim.method === "bank_transfer");
  if (!claim.has_left || !isOpen) refuse("state_forbids");
  const { name, email, phone } = claimed.said;
  const [answer] = await tx<{ same: boolean }[]>`
    SELECT was_person_of_archive(${claim.account_id}, ${name}, ${email}, ${phone}) AS same`;
  if (!answer?.same) refuse("invalid", { fields: { name: [NOT_THE_PERSON] } });
  await tx`
    UPDATE refunds SET state = 'waiting', method = 'bank_transfer', next_try_at = NULL WHERE id = ${claim.id}`;
  const { sessionSecret, random, now } = claimed;
  await keepBankAccount(tx, claim.id, bankAccountOf(claimed.account), {
    sessionSecret,
    random,
    now,
    hasLeft: true,
  });
  return claim;
}

const NOT_THE_PERSON =
  "보관된 정보와 달라요. 탈퇴할 때의 이름, 이메일, 휴대폰 번호를 다시 확인해 주세요.";

/** Lets the gateway be asked once more for a refund that it refused. */
export async function retryRefund(
  tx: Tx,
  retried: { refundId: string; now: Date },
): Promise<ClaimRow> {
  const claim = (await lockClaim(tx, retried.refundId)) ?? refuse("not_found");
  if (claim.state !== "failed" || claim.method !== "gateway") refuse("state_forbids");
  await tx`
    UPDATE refunds SET state = 'waiting', next_try_at = ${retried.now}, tries = 0 WHERE id = ${claim.id}`;
  return claim;
}
