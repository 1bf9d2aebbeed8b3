import { parseArgs } from "node:util";
import { normalizeEmail } from "#domain/account/email.ts";
import { OperatorError } from "../platform/operator-error.ts";
import {
  BREACH_OPTIONS,
  BREACH_USAGE,
  readLookedAt,
  readTellBreach,
  type LookedAtCommand,
  type TellBreachCommand,
} from "./breach-arguments.ts";
import {
  PLAN_OPTIONS,
  PLAN_USAGE,
  readPlanCreate,
  readPlanPrice,
  type PlanCreateCommand,
  type PlanPriceCommand,
} from "./plan-arguments.ts";

export type StaffCommand =
  | { command: "create"; email: string; level: "moderator" | "admin"; name: string }
  | { command: "approve"; pro: string }
  | { command: "reject"; pro: string; reason: string }
  | { command: "list" }
  | { command: "reset-second-factor"; email: string }
  | { command: "plans" }
  | { command: "replay-erasures"; file: string }
  | LookedAtCommand
  | TellBreachCommand
  | PlanPriceCommand
  | PlanCreateCommand;

const USAGE = `쓰는 법
  npm run staff -- create --email <이메일> --level <admin|moderator> [--name <이름>]
      운영자 계정을 만들어요. 비밀번호는 물어보거나 표준 입력으로 받고, 없으면 만들어서 한 번 보여 드려요.
      인증 앱에 넣을 열쇠도 한 번 보여 드려요.
  npm run staff -- reset-second-factor --email <이메일>
      인증 앱의 열쇠를 새로 만들고 그 운영자의 로그인을 모두 끝내요.
  npm run staff -- list
      승인을 기다리는 고수를 보여 드려요.
  npm run staff -- approve <고수의 이메일이나 번호>
  npm run staff -- reject <고수의 이메일이나 번호> --reason <까닭>
  npm run staff -- replay-erasures <파일>
      파일에 적힌 탈퇴한 계정을 다시 삭제해요. 백업을 되살린 뒤에 써요.
${BREACH_USAGE}
${PLAN_USAGE}`;

const REASON_MAX = 200;

/** What the operator typed; throws what is wrong with it and how to write it. */
export function readStaffCommand(argv: readonly string[]): StaffCommand {
  const { positionals, values } = parsed(argv);
  const [command, subject, ...rest] = positionals;
  if (rest.length > 0) throw usage(`${rest[0]}: 남는 값이에요.`);
  switch (command) {
    case "create":
      return {
        command,
        email: emailOf(values.email),
        level: levelOf(values.level),
        name: values.name?.trim() || "솜씨",
      };
    case "approve":
      return { command, pro: subjectOf(subject) };
    case "reject":
      return { command, pro: subjectOf(subject), reason: reasonOf(values.reason) };
    case "list":
    case "plans":
      return { command };
    case "replay-erasures":
      if (subject === undefined) throw usage("계정 번호가 적힌 파일을 알려 주세요.");
      return { command, file: subject };
    case "looked-at":
      return readLookedAt(subject, values, usage);
    case "tell-breach":
      return readTellBreach(subject, values, usage);
    case "plan-price":
      return readPlanPrice(subject, values, usage);
    case "plan-create":
      return readPlanCreate(subject, values, usage);
    case "reset-second-factor":
      return { command, email: emailOf(values.email) };
    case undefined:
      throw usage("무엇을 할지 적어 주세요.");
    default:
      throw usage(`${command}: 모르는 명령이에요.`);
  }
}

function parsed(argv: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        email: text,
        level: text,
        name: text,
        reason: text,
        ...PLAN_OPTIONS,
        ...BREACH_OPTIONS,
      },
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function emailOf(raw: string | undefined): string {
  const email = normalizeEmail(raw ?? "");
  if (email === null) throw usage("--email: 이메일 주소를 확인해 주세요.");
  return email;
}

function levelOf(raw: string | undefined): "moderator" | "admin" {
  if (raw === "moderator" || raw === "admin") return raw;
  throw usage("--level: admin이나 moderator로 적어 주세요.");
}

function subjectOf(raw: string | undefined): string {
  if (!raw) throw usage("고수의 이메일이나 번호를 적어 주세요.");
  return raw;
}

function reasonOf(raw: string | undefined): string {
  const reason = raw?.trim() ?? "";
  if (reason === "") throw usage("--reason: 고수가 읽을 까닭을 적어 주세요.");
  if ([...reason].length > REASON_MAX) throw usage(`--reason: ${REASON_MAX}자까지 쓸 수 있어요.`);
  return reason;
}

function usage(complaint: string): OperatorError {
  return new OperatorError(`${complaint}\n\n${USAGE}`);
}
