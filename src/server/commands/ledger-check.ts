import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkLedger, INVARIANTS, type InvariantName } from "./check-ledger.ts";
import { noteCheck } from "./note-check.ts";
import { readConfig } from "../config/config.ts";
import { databaseServer } from "../open-database.ts";
import type { GatewayPayment } from "../features/billing/compare-with-gateway.ts";
import { readRecordedPayments } from "../gateways/payment/emulator/record.ts";
import { openDatabase } from "../platform/database/connect.ts";
import type { Sql } from "../platform/database/sql.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { errorCode } from "../platform/system-error.ts";

const SHOWN = 20;

const says: Record<InvariantName, string> = {
  I1: "모든 이동은 들고 남이 같다",
  I2: "잔액은 원장 줄의 합과 같다",
  I3: "어떤 잔액도 0보다 작지 않다",
  I4: "받은 결제와 유료 크레딧이 하나씩 맞는다",
  I5: "한 기간, 한 까닭에 결제와 지급은 한 번뿐이다",
  I6: "예치한 크레딧은 쓰이거나 돌아오거나 한 번만 끝난다",
  I7: "한 사람의 기간은 겹치지 않고 비지 않는다",
  I8: "살아 있는 멤버십과 예약은 한 사람에 하나까지고, 밀린 동안 플랜 크레딧은 쉰다",
  I9: "원장은 수정하거나 지울 수 없다",
  I10: "결제사의 기록과 우리 기록이 같다",
};

// `npm run ledger:check [-- --gateway payments.json]`: beside a running product, and without one.
try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { gateway: { type: "string" } } });
  const config = readConfig(process.env);
  const gateway = readGateway(values.gateway, config.portone ? null : config.dataDir);
  const server = await databaseServer(config);
  // As the owner: that even they cannot rewrite the ledger has to be tried.
  const sql = openDatabase({
    url: server.ownerUrl,
    max: 1,
    applicationName: "somssi-ledger-check",
  });
  try {
    await assertBilling(sql);
    const broken = await checkLedger(sql, gateway);
    for (const name of INVARIANTS) say(name, broken[name] ?? [], gateway !== null);
    const faults = Object.keys(broken).length;
    await noteCheck(sql, "ledger", faults);
    return faults === 0 ? 0 : 1;
  } finally {
    await sql.end({ timeout: 5 });
    await server.stop();
  }
}

/** Neither a database that was never started nor one that is away has books to check. */
async function assertBilling(sql: Sql): Promise<void> {
  const [found] = await sql<{ exists: boolean }[]>`
    SELECT to_regclass('payments') IS NOT NULL AS exists`.catch((error: unknown) => {
    throw new OperatorError(`데이터베이스에 연결하지 못했어요(${errorCode(error)}).`, {
      cause: error,
    });
  });
  if (found?.exists) return;
  throw new OperatorError(
    "결제 표가 아직 없는 데이터베이스예요. npm start로 한 번 시작한 뒤 확인해 주세요.",
  );
}

function say(name: InvariantName, texts: readonly string[], compared: boolean): void {
  const half = name === "I10" && !compared ? " (결제사의 목록 없이: --gateway로 주세요)" : "";
  const mark = texts.length === 0 ? "맞음" : "깨짐";
  process.stdout.write(`${name.padEnd(3)} ${mark}  ${says[name]}${half}\n`);
  for (const text of texts.slice(0, SHOWN)) process.stdout.write(`      ${text}\n`);
  if (texts.length > SHOWN) process.stdout.write(`      … ${texts.length - SHOWN}개 더\n`);
}

/** A list that was given, else the record of the local emulator, else none. */
function readGateway(given: string | undefined, dataDir: string | null): GatewayPayment[] | null {
  if (given !== undefined) {
    try {
      const { items } = JSON.parse(readFileSync(given, "utf8")) as { items: GatewayPayment[] };
      return items;
    } catch (error) {
      throw new OperatorError(`--gateway: ${given}을 읽지 못했어요.`, { cause: error });
    }
  }
  const record = dataDir === null ? null : join(dataDir, "gateway", "record.jsonl");
  return record !== null && existsSync(record) ? readRecordedPayments(record) : null;
}
