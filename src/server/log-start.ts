import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./seed/demo-accounts.ts";

/** Prints where the product is and, with the demo market, who can sign in. */
export function logStart(origin: string | null, config: Config, human: boolean, log: Logger): void {
  const ready = origin === null ? "작업 프로세스가 시작됐어요." : `솜씨가 열렸어요: ${origin}`;
  const accounts = config.seed === "demo" && origin !== null ? DEMO_ACCOUNTS : [];
  if (!human) {
    log.info({ origin: origin ?? undefined }, ready);
    for (const { email, who } of accounts) {
      log.info(`데모 계정: ${email} / ${DEMO_PASSWORD} (${who})`);
    }
    return;
  }
  const lines = accounts.map(({ email, who }) => `    ${email.padEnd(26)} ${who}`);
  if (lines.length > 0) lines.unshift(`  데모 계정 (비밀번호 ${DEMO_PASSWORD})`);
  process.stdout.write(`\n  ${ready}\n${lines.map((line) => `${line}\n`).join("")}\n`);
}
