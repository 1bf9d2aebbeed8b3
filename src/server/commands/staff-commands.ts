import "../consequences/compose.ts";
import { readFile } from "node:fs/promises";
import { normalizeEmail } from "#domain/account/email.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { newPasswordComplaint } from "../features/accounts/password/check-password.ts";
import { createAccount } from "../features/accounts/create-account.ts";
import { hashPassword } from "../features/accounts/password/password-hash.ts";
import { findAccountByEmail } from "../features/accounts/queries.ts";
import { findProfile, findProfileOfAccount } from "../features/pros/profile-rows.ts";
import { findPendingPros } from "../features/pros/queries.ts";
import {
  setAuthenticator,
  type NewAuthenticator,
} from "../features/staff/second-factor/authenticator.ts";
import { decideAboutPro } from "../features/staff/decide-pro.ts";
import { commandLineActor, writeStaffLog } from "../features/staff/log.ts";
import { readErasureList, replayErasures } from "../features/withdrawals/erasure-list.ts";
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Sql } from "../platform/database/sql.ts";
import type { Ids } from "../platform/ids.ts";
import { OperatorError } from "../platform/operator-error.ts";
import type { Random } from "../platform/random.ts";
import { endSessions } from "../platform/session/session-store.ts";
import { tellOfBreach, whoWasLookedAt } from "./breach-commands.ts";
import { createPlan, listPlans, setPlanPrice } from "./plan-commands.ts";
import type { StaffCommand } from "./staff-arguments.ts";
import { generatePassword } from "./staff-password.ts";

interface StaffDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
  random: Random;
  /** Who stands behind the command, for the log of what staff did. */
  operator: string;
  /** Encrypts the authenticators: has to be the running product's own. */
  sessionSecret: string;
  /** Asked only where one is needed; "" when the operator gave none. */
  readPassword: () => Promise<string>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Does what the operator asked and returns what to show them. */
export async function runStaffCommand(deps: StaffDeps, asked: StaffCommand): Promise<string> {
  switch (asked.command) {
    case "create":
      return createStaff(deps, asked);
    case "list":
      return listPending(deps);
    case "reset-second-factor":
      return resetSecondFactor(deps, asked.email);
    case "approve":
      return decide(deps, asked.pro, null);
    case "reject":
      return decide(deps, asked.pro, asked.reason);
    case "plans":
      return listPlans(deps);
    case "replay-erasures":
      return replay(deps, asked.file);
    case "looked-at":
      return whoWasLookedAt(deps, asked);
    case "tell-breach":
      return tellOfBreach(deps, asked);
    case "plan-price":
      return setPlanPrice(deps, asked);
    case "plan-create":
      return createPlan(deps, asked);
  }
}

/** Erases again whom a restore brought back. The running product does so by the list beside its files. */
async function replay({ sql, clock, ids }: StaffDeps, file: string): Promise<string> {
  const content = await readFile(file, "utf8").catch(() => {
    throw new OperatorError(`${file}: 파일을 읽지 못했어요.`);
  });
  const listed = readErasureList(content);
  const erased = await replayErasures(sql, listed, { ids, now: clock.now() });
  return `목록의 계정 ${listed.length}개 가운데 되살아난 ${erased}개를 다시 삭제했어요.`;
}

async function createStaff(
  { sql, clock, ids, random, operator, sessionSecret, readPassword }: StaffDeps,
  { email, level, name }: Extract<StaffCommand, { command: "create" }>,
): Promise<string> {
  const given = await readPassword();
  const password = given === "" ? generatePassword(random) : given;
  const complaint = await newPasswordComplaint(password, email);
  if (complaint !== null) throw new OperatorError(complaint);
  const passwordHash = await hashPassword(password, random);
  const at = clock.now();
  const id = ids.next();
  const authenticator = await inTransaction(sql, async (tx) => {
    const facts = { id, email, emailVerified: true, passwordHash, name, staffLevel: level, at };
    if (!(await createAccount(tx, facts))) {
      throw new OperatorError(`${email}: 이미 가입된 이메일이에요.`);
    }
    await writeStaffLog(tx, {
      by: commandLineActor(operator),
      kind: "account",
      action: "staff.create",
      subject: { kind: "account", id },
      personId: id,
      reason: level,
      now: at,
      ids,
    });
    return setAuthenticator(tx, { id, email }, { sessionSecret, random, now: at });
  });
  return [
    `운영자 계정을 만들었어요: ${email} (${level})`,
    ...(given === "" ? [`비밀번호: ${password}`] : []),
    describeAuthenticator(authenticator),
  ].join("\n");
}

/** A new authenticator for a staff account; what was signed in under the old one is signed out. */
async function resetSecondFactor(
  { sql, clock, ids, random, operator, sessionSecret }: StaffDeps,
  email: string,
): Promise<string> {
  const account = await findAccountByEmail(sql, email);
  if (account?.role !== "staff") throw new OperatorError(`${email}: 운영자 계정이 아니에요.`);
  const { id } = account;
  const now = clock.now();
  const authenticator = await inTransaction(sql, async (tx) => {
    await writeStaffLog(tx, {
      by: commandLineActor(operator),
      kind: "account",
      action: "staff.reset_second_factor",
      subject: { kind: "account", id },
      personId: id,
      now,
      ids,
    });
    // First the authenticator: whoever passes by the old one at this moment has their session before it ends below.
    const fresh = await setAuthenticator(tx, account, { sessionSecret, random, now });
    await endSessions(tx, { accountId: id, sessionId: null }, now);
    return fresh;
  });
  return `인증 앱의 열쇠를 새로 만들고 로그인을 모두 끝냈어요: ${email}\n${describeAuthenticator(authenticator)}`;
}

function describeAuthenticator({ base32, uri, qr }: NewAuthenticator): string {
  return [
    "",
    "인증 앱으로 아래 그림을 찍거나 열쇠를 넣어 주세요.",
    qr,
    `열쇠: ${base32}`,
    uri,
    "다시 보여 드릴 수 없으니 지금 넣어 두세요.",
  ].join("\n");
}

async function listPending({ sql }: StaffDeps): Promise<string> {
  const pros = await findPendingPros(sql);
  if (pros.length === 0) return "승인을 기다리는 고수가 없어요.";
  return pros
    .map(({ id, email, display_name, headline, applied_at }) =>
      [formatKoreanDate(seoulDay(applied_at.getTime())), id, email, display_name, headline].join(
        "  ",
      ),
    )
    .join("\n");
}

/** Approves, or with a reason rejects. */
async function decide(deps: StaffDeps, pro: string, reason: string | null): Promise<string> {
  const { sql, clock, ids, operator } = deps;
  const profile = await findPro(sql, pro);
  if (!profile) throw new OperatorError(`${pro}: 고수 프로필을 찾을 수 없어요.`);
  if (profile.state !== "pending") {
    throw new OperatorError(
      `${profile.display_name}: 승인을 기다리는 고수가 아니에요(${profile.state}).`,
    );
  }
  const by = commandLineActor(operator);
  const facts = { proId: profile.id, reason: reason ?? "", by, now: clock.now(), ids };
  await inTransaction(sql, (tx) =>
    decideAboutPro(tx, reason === null ? "approve" : "reject", facts),
  );
  return reason === null
    ? `${profile.display_name}님을 고수로 승인했어요.`
    : `${profile.display_name}님의 신청을 반려했어요.`;
}

async function findPro(sql: Sql, pro: string) {
  if (UUID.test(pro)) return findProfile(sql, pro);
  const email = normalizeEmail(pro);
  const account = email === null ? undefined : await findAccountByEmail(sql, email);
  return account ? findProfileOfAccount(sql, account.id) : undefined;
}
