import type { DeliveryPurpose } from "#domain/notice/delivery-purpose.ts";
import { PHONE_CODE_LIFETIME_MS } from "#domain/account/phone-code.ts";
import { VERIFICATION_PURPOSE } from "#domain/account/email-verification.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { enqueueMessage } from "../deliveries/queries.ts";
import {
  emailChangedLetter,
  emailChangeLetter,
  emailTakenLetter,
  phoneChangedText,
  phoneCodeText,
  phoneIsNewText,
  resetLetter,
  verificationLetter,
  withdrawalLetter,
  withdrawalLetterToOld,
  type Letter,
} from "./messages.ts";

interface When {
  now: Date;
  ids: Ids;
}
interface Reader {
  id: string;
  email: string;
}

export async function mailReset(
  tx: Tx,
  { account, link, ...when }: When & { account: Reader; link: string },
): Promise<void> {
  await mail(tx, when, account, "password_reset", resetLetter(link));
}

/** With where its button leads on our own origin. */
export async function mailVerification(
  tx: Tx,
  { account, path, ...when }: When & { account: Reader; path: string },
): Promise<void> {
  const letter = { ...verificationLetter(), action: { label: "이메일 확인하기", path } };
  await mail(tx, when, account, VERIFICATION_PURPOSE, letter);
}

/** To the address that may take the place of the account's, which is none of its own yet. */
export async function mailEmailChange(
  tx: Tx,
  { account, path, ...when }: When & { account: Reader; path: string },
): Promise<void> {
  const letter = { ...emailChangeLetter(), action: { label: "이메일 바꾸기", path } };
  await mail(tx, when, account, "email_change", letter);
}

/** To whoever already has the address that somebody asked for. */
export async function mailEmailTaken(
  tx: Tx,
  { account, ...when }: When & { account: Reader },
): Promise<void> {
  await mail(tx, when, account, "email_taken", emailTakenLetter());
}

/** To the address that was the account's until now, with the way back. */
export async function mailEmailChanged(
  tx: Tx,
  { account, path, newEmail, ...when }: When & { account: Reader; path: string; newEmail: string },
): Promise<void> {
  const letter = emailChangedLetter(newEmail);
  await mail(tx, when, account, "email_changed", {
    ...letter,
    action: { label: "되돌리기", path },
  });
}

export async function textPhoneCode(
  tx: Tx,
  { code, ...message }: When & { accountId: string; phone: string; code: string },
): Promise<void> {
  await textMessage(tx, {
    ...message,
    purpose: "phone_code",
    text: phoneCodeText(code),
    usefulUntil: new Date(message.now.getTime() + PHONE_CODE_LIFETIME_MS),
  });
}

/** Tells the number that was the account's until now, which may be somebody else's doing, and the new one. */
export async function textPhoneChanged(
  tx: Tx,
  facts: When & { accountId: string; oldPhone: string; newPhone: string },
): Promise<void> {
  const { oldPhone, newPhone, ...message } = facts;
  const purpose = "phone_changed";
  await textMessage(tx, { ...message, purpose, phone: oldPhone, text: phoneChangedText(newPhone) });
  const action = { label: "고객센터", path: "/support" };
  await textMessage(tx, { ...message, purpose, phone: newPhone, text: phoneIsNewText(), action });
}

/** Also tells whoever did not ask for it how to stop it, at addresses, too, that the account may still go back to. */
export async function mailWithdrawalAsked(
  tx: Tx,
  {
    account,
    until,
    oldEmails,
    ...when
  }: When & { account: Reader; until: number; oldEmails: readonly string[] },
): Promise<void> {
  const purpose = "withdrawal_asked";
  await mail(tx, when, account, purpose, withdrawalLetter(until));
  for (const email of oldEmails) {
    await mail(tx, when, { id: account.id, email }, purpose, withdrawalLetterToOld(until));
  }
}

async function mail(
  tx: Tx,
  { now, ids }: When,
  account: Reader,
  purpose: DeliveryPurpose,
  letter: Letter & { action?: { label: string; path: string } },
): Promise<void> {
  await enqueueMessage(tx, {
    id: ids.next(),
    accountId: account.id,
    channel: "email",
    to: account.email,
    ...letter,
    purpose,
    now,
  });
}

async function textMessage(
  tx: Tx,
  message: When & {
    accountId: string;
    phone: string;
    purpose: DeliveryPurpose;
    text: string;
    action?: { label: string; path: string };
    usefulUntil?: Date;
  },
): Promise<void> {
  await enqueueMessage(tx, {
    id: message.ids.next(),
    accountId: message.accountId,
    channel: "sms",
    to: message.phone,
    text: message.text,
    purpose: message.purpose,
    now: message.now,
    ...(message.action && { action: message.action }),
    ...(message.usefulUntil && { usefulUntil: message.usefulUntil }),
  });
}
