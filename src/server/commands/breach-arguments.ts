import { normalizeEmail } from "#domain/account/email.ts";
import { isDay, type Day } from "#domain/calendar/day.ts";
import { chosenInstant } from "#contract/schemas.ts";
import type { OperatorError } from "../platform/operator-error.ts";

export interface LookedAtCommand {
  command: "looked-at";
  email: string;
  from: Day;
  /** The last day, which is one of them. */
  to: Day;
}

export interface TellBreachCommand {
  command: "tell-breach";
  /** Of account ids and e-mail addresses, one a line. */
  file: string;
  /** Epoch ms. */
  known: number;
  /** File of what people are told. */
  text: string;
}

export const BREACH_USAGE = `  npm run staff -- looked-at <운영자의 이메일> --from <YYYY-MM-DD> --to <YYYY-MM-DD>
      그 운영자가 그 사이에 보거나 처리한 사람의 계정 번호를 한 줄에 하나씩 보여 드려요.
  npm run staff -- tell-breach <계정 파일> --known <2027-03-10T09:00+09:00> --text <안내문 파일>
      파일에 적힌 사람들에게 개인정보 유출을 알려요. 한 줄에 계정 번호나 이메일을 하나씩 적어 주세요.
      --known에는 유출을 알게 된 때를 적어요. 같은 안내문은 한 사람에게 한 번만 보내요.`;

export const BREACH_OPTIONS = {
  to: { type: "string" },
  known: { type: "string" },
  text: { type: "string" },
} as const;

type Values = { [name in "from" | "to" | "known" | "text"]?: string | undefined };
type Usage = (complaint: string) => OperatorError;

/** Reads the rest of `looked-at …`; `usage` makes the error that says what is wrong. */
export function readLookedAt(
  subject: string | undefined,
  values: Values,
  usage: Usage,
): LookedAtCommand {
  const email = normalizeEmail(subject ?? "");
  if (email === null) throw usage("운영자의 이메일을 적어 주세요.");
  const day = (name: "from" | "to") => {
    const raw = values[name] ?? "";
    if (!isDay(raw)) throw usage(`--${name}: 날짜를 2027-03-01처럼 적어 주세요.`);
    return raw;
  };
  const [from, to] = [day("from"), day("to")];
  if (to < from) throw usage("--to: --from보다 앞이에요. 마지막 날짜를 적어 주세요.");
  return { command: "looked-at", email, from, to };
}

/** Reads the rest of `tell-breach …`. */
export function readTellBreach(
  file: string | undefined,
  values: Values,
  usage: Usage,
): TellBreachCommand {
  if (!file) throw usage("계정이 적힌 파일을 알려 주세요.");
  // Nobody at a clock reads its seconds.
  const withSeconds = values.known?.replace(/(T\d\d:\d\d)(?=Z|[+-])/, "$1:00");
  const known = chosenInstant("").safeParse(withSeconds);
  if (!known.success) {
    throw usage("--known: 유출을 알게 된 때를 2027-03-10T09:00+09:00처럼 시간대까지 적어 주세요.");
  }
  if (!values.text) throw usage("--text: 안내문 파일을 알려 주세요.");
  return { command: "tell-breach", file, known: Date.parse(known.data), text: values.text };
}
