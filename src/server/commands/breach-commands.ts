import { readFile } from "node:fs/promises";
import { normalizeEmail } from "#domain/account/email.ts";
import { addDays } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { BREACH_NOTICE_HOURS, breachHoursLeft } from "#domain/legal/breach.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { findAccountByEmail } from "../features/accounts/queries.ts";
import { findLookedAt } from "../features/staff/breach/looked-at.ts";
import { tellBreach, type ToldOfBreach } from "../features/staff/breach/tell-breach.ts";
import { commandLineActor } from "../features/staff/log.ts";
import type { Clock } from "../platform/clock.ts";
import type { Sql } from "../platform/database/sql.ts";
import type { Ids } from "../platform/ids.ts";
import { OperatorError } from "../platform/operator-error.ts";
import type { LookedAtCommand, TellBreachCommand } from "./breach-arguments.ts";

interface BreachDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
  operator: string;
}

/** The people whose data a member of staff had before them, one account id a line. */
export async function whoWasLookedAt(
  { sql }: BreachDeps,
  { email, from, to }: LookedAtCommand,
): Promise<string> {
  const account = await findAccountByEmail(sql, email);
  if (account?.role !== "staff") throw new OperatorError(`${email}: 운영자 계정이 아니에요.`);
  const people = await findLookedAt(sql, {
    staffId: account.id,
    from: new Date(startOfSeoulDay(from)),
    to: new Date(startOfSeoulDay(addDays(to, 1))),
  });
  // No line of its own among the ids: the list is kept as a file.
  if (people.length === 0) throw new OperatorError("그 사이에 보거나 처리한 사람이 없어요.");
  return people.join("\n");
}

/** Tells the people of a file of a breach, and says who was not reached and how much time is left. */
export async function tellOfBreach(deps: BreachDeps, asked: TellBreachCommand): Promise<string> {
  const { sql, clock, ids, operator } = deps;
  const now = clock.now();
  const { known } = asked;
  if (known > now.getTime()) throw new OperatorError("--known: 아직 오지 않은 때예요.");
  const listed = listOf(await contentOf(asked.file));
  if (listed.length === 0) throw new OperatorError(`${asked.file}: 적힌 계정이 없어요.`);
  const text = (await contentOf(asked.text)).replaceAll("\r\n", "\n").trim();
  if (text === "") throw new OperatorError(`${asked.text}: 안내문이 비어 있어요.`);
  // As when one file is given in the place of the other: it would show everybody who else is touched.
  const named = listed.find((line) => text.includes(line));
  if (named !== undefined) {
    throw new OperatorError(`${asked.text}: 모두가 읽을 안내문에서 이 계정을 빼 주세요: ${named}`);
  }
  const breach = { by: commandLineActor(operator), known, text };
  const came = await tellBreach(sql, listed, breach, { now, ids });
  return [...linesOf(came), timeLine(breachHoursLeft(known, now.getTime()))].join("\n");
}

async function contentOf(file: string): Promise<string> {
  try {
    const content = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
    if (isWellFormedText(content)) return content;
  } catch {
    // Not there, or in another encoding: its letters would reach people as other ones.
  }
  throw new OperatorError(`${file}: 파일을 읽지 못했어요. UTF-8 텍스트 파일인지 확인해 주세요.`);
}

/** Each line once, addresses and ids as the database has them. */
function listOf(content: string): string[] {
  const lines = content.split("\n").map((line) => line.trim());
  const asKept = (line: string) => normalizeEmail(line) ?? line.toLowerCase();
  return [...new Set(lines.filter((line) => line !== "").map(asKept))];
}

function linesOf({ told, toldBefore, missing, unreachable }: ToldOfBreach): string[] {
  const listing = (title: string, of: string[]) => (of.length > 0 ? [title, ...of] : []);
  return [
    `${told}명에게 알렸어요.`,
    ...(toldBefore > 0 ? [`${toldBefore}명에게는 이미 알려서 다시 보내지 않았어요.`] : []),
    ...listing(`계정이 없거나 탈퇴한 ${missing.length}줄:`, missing),
    ...listing(
      `메일이 돌아오고 확인한 전화번호도 없는 계정 ${unreachable.length}개, 따로 알려 주세요:`,
      unreachable,
    ),
  ];
}

function timeLine(left: number | null): string {
  if (left === null) return `유출을 알고 ${BREACH_NOTICE_HOURS}시간이 지났어요.`;
  if (left === 0) return `${BREACH_NOTICE_HOURS}시간 가운데 한 시간도 남지 않았어요.`;
  return `${BREACH_NOTICE_HOURS}시간 가운데 ${left}시간이 남았어요.`;
}
