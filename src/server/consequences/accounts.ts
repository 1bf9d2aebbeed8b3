import { maskEmail } from "#domain/account/mask-email.ts";
import { maskMobile } from "#domain/account/phone.ts";
import { formatKoreanTime } from "#domain/calendar/korean-time.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { scopesText } from "#domain/notice/advertising-scope-labels.ts";
import { clearBounce } from "../features/deliveries/bounces.ts";
import { notify } from "../features/notifications/notify.ts";
import { notifyMany } from "../features/notifications/notify-many.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

export const accountConsequences = {
  "account.email_verified": [forgetBounce],
  "account.email_changed": [forgetBounce, tellOfEmail],
  "account.email_change_undone": [tellOfUndo],
  "account.password_changed": [tellOfPassword],
  "account.phone_changed": [tellOfPhone],
  "account.second_step_switched": [tellOfSecondStep],
  "account.passkey_changed": [tellOfPasskey],
  "account.new_device": [warnOfDevice],
  "legal.change_announced": [tellChange],
  "legal.breach_told": [tellBreach],
  "account.social_login_linked": [tellOfLink],
  "advertising.answered": [confirmAnswers],
  "advertising.to_ask": [askAgain],
} satisfies Partial<Consequences>;

async function tellChange(
  tx: Tx,
  { accountIds, document, version, against, from, about }: HappeningOf<"legal.change_announced">,
  when: When,
): Promise<void> {
  await notifyMany(tx, {
    accountIds,
    kind: "legal_change",
    values: { document, from, about },
    path: `/${document}?version=${version}&against=${against}`,
    requestId: null,
    ...when,
  });
}

async function tellBreach(
  tx: Tx,
  { accountIds, text }: HappeningOf<"legal.breach_told">,
  when: When,
): Promise<void> {
  await notifyMany(tx, { accountIds, kind: "data_breach", values: { text }, ...SUPPORT, ...when });
}

const SETTINGS = { path: "/setting/notifications", requestId: null };
/** For what its person can hardly undo alone. */
const SUPPORT = { path: "/support", requestId: null };
/** Where what was changed stands, and what to do about it. */
const ACCOUNT = { path: "/setting/account", requestId: null };

async function confirmAnswers(
  tx: Tx,
  { accountId, answers, at }: HappeningOf<"advertising.answered">,
  when: When,
): Promise<void> {
  const scopes = (wanted: boolean) =>
    scopesText(answers.filter(({ granted }) => granted === wanted).map(({ scope }) => scope));
  const values = { day: seoulDay(at), granted: scopes(true), refused: scopes(false) };
  await notify(tx, { accountId, kind: "advertising_answered", values, ...SETTINGS, ...when });
}

async function askAgain(
  tx: Tx,
  { accountId, scopes, since }: HappeningOf<"advertising.to_ask">,
  when: When,
): Promise<void> {
  const values = { day: seoulDay(since), granted: scopesText(scopes) ?? "" };
  await notify(tx, { accountId, kind: "advertising_question", values, ...SETTINGS, ...when });
}

async function warnOfDevice(
  tx: Tx,
  { accountId, device, at }: HappeningOf<"account.new_device">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "new_device",
    values: { device, day: seoulDay(at), time: formatKoreanTime(at) },
    path: "/setting/devices",
    requestId: null,
    ...when,
  });
}

async function tellOfLink(
  tx: Tx,
  { accountId, provider, at }: HappeningOf<"account.social_login_linked">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "social_login_linked",
    values: { provider, day: seoulDay(at), time: formatKoreanTime(at) },
    path: "/setting/account/social-logins",
    requestId: null,
    ...when,
  });
}

/** What could be opened there arrived there. */
async function forgetBounce(
  tx: Tx,
  { email }: HappeningOf<"account.email_verified" | "account.email_changed">,
): Promise<void> {
  await clearBounce(tx, email);
}

async function tellOfEmail(
  tx: Tx,
  { accountId, email }: HappeningOf<"account.email_changed">,
  when: When,
): Promise<void> {
  const values = { email: maskEmail(email) };
  await notify(tx, { accountId, kind: "email_changed", values, ...ACCOUNT, ...when });
}

async function tellOfUndo(
  tx: Tx,
  { accountId, email }: HappeningOf<"account.email_change_undone">,
  when: When,
): Promise<void> {
  const values = { email: maskEmail(email) };
  await notify(tx, { accountId, kind: "email_change_undone", values, ...ACCOUNT, ...when });
}

async function tellOfPassword(
  tx: Tx,
  { accountId }: HappeningOf<"account.password_changed">,
  when: When,
): Promise<void> {
  const devices = { path: "/setting/devices", requestId: null };
  await notify(tx, { accountId, kind: "password_changed", values: {}, ...devices, ...when });
}

async function tellOfPhone(
  tx: Tx,
  { accountId, phone }: HappeningOf<"account.phone_changed">,
  when: When,
): Promise<void> {
  const values = { phone: maskMobile(phone) };
  await notify(tx, { accountId, kind: "phone_changed", values, ...SUPPORT, ...when });
}

async function tellOfSecondStep(
  tx: Tx,
  { accountId, on }: HappeningOf<"account.second_step_switched">,
  when: When,
): Promise<void> {
  const told = on
    ? ({ kind: "second_step_on", ...SUPPORT } as const)
    : ({ kind: "second_step_off", ...ACCOUNT } as const);
  await notify(tx, { accountId, ...told, values: {}, ...when });
}

async function tellOfPasskey(
  tx: Tx,
  { accountId, name, added }: HappeningOf<"account.passkey_changed">,
  when: When,
): Promise<void> {
  const told = added
    ? ({ kind: "passkey_added" } as const)
    : ({ kind: "passkey_removed" } as const);
  await notify(tx, { accountId, ...told, values: { name }, ...ACCOUNT, ...when });
}
