import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { notify } from "../features/notifications/notify.ts";
import { countQuote } from "../features/pros/figures.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refreshQuote, refreshQuoteOfPro } from "./refresh-quote.ts";

/** Both sides' event numbers are locked by the slice that says it (decision 024). */
export const quoteConsequences = {
  "quote.sent": [notifyReceived, notifyGathered, refreshQuote, countFirst],
  "quote.read": [notifyRead, refreshQuote],
  "quote.expired": [notifyExpired, refreshQuote],
  "quote.released": [notifyReleased, refreshQuoteOfPro],
  "quote.declined": [refreshQuote, notifyDeclined],
  "quote.withdrawn": [refreshQuote, notifyWithdrawn],
  "quote.files_added": [notifyFilesAdded, refreshQuote],
  "quote.file_removed": [refreshQuote],
  "quote.files_seen": [refreshQuoteOfPro],
} satisfies Partial<Consequences>;

const pathOf = ({ quoteId }: { quoteId: string }) => `/quote?id=${quoteId}`;

async function notifyReceived(tx: Tx, what: HappeningOf<"quote.sent">, when: When): Promise<void> {
  await notify(tx, {
    accountId: what.customerId,
    kind: "quote_received",
    body: `${what.proName} 고수가 ${formatWon(what.total)} 견적을 보냈어요.`,
    path: pathOf(what),
    ...when,
  });
}

async function notifyGathered(tx: Tx, what: HappeningOf<"quote.sent">, when: When): Promise<void> {
  if (what.gathered === null) return;
  await notify(tx, {
    accountId: what.customerId,
    kind: "quotes_closed",
    body: `견적 ${what.gathered}개가 모였어요. 나란히 비교하고 골라 보세요.`,
    path: `/requests/${what.requestId}`,
    ...when,
  });
}

async function countFirst(tx: Tx, what: HappeningOf<"quote.sent">): Promise<void> {
  if (what.firstAfter !== null) await countQuote(tx, what.proId, what.firstAfter);
}

async function notifyRead(tx: Tx, what: HappeningOf<"quote.read">, when: When): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_read",
    body:
      what.capturedCredits === null
        ? "맡긴 크레딧이 먼저 돌아와 비용이 들지 않았어요."
        : `맡긴 ${what.capturedCredits} 크레딧을 썼어요.`,
    path: pathOf(what),
    ...when,
  });
}

async function notifyExpired(
  tx: Tx,
  what: HappeningOf<"quote.expired">,
  when: When,
): Promise<void> {
  const notice = { kind: "quote_expired" as const, path: pathOf(what), ...when };
  if (what.isAwaited) {
    await notify(tx, {
      ...notice,
      accountId: what.customerId,
      body: "받은 견적 하나의 유효 기간이 지났어요. 필요하면 고수에게 새 견적을 부탁해 보세요.",
    });
  }
  if (what.isAwaited || what.releasedCredits !== null) {
    await notify(tx, {
      ...notice,
      accountId: what.proAccountId,
      body:
        what.releasedCredits === null
          ? "보낸 견적의 유효 기간이 지났어요."
          : `고객이 읽지 않은 채 견적의 유효 기간이 지나 맡긴 ${what.releasedCredits} 크레딧이 돌아왔어요.`,
    });
  }
}

async function notifyReleased(
  tx: Tx,
  what: HappeningOf<"quote.released">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_released",
    body: `고객이 ${UNREAD_HOLD_TEXT} 동안 견적을 읽지 않아 맡긴 ${what.credits} 크레딧이 돌아왔어요. 견적은 그대로 남아 있어요.`,
    path: pathOf(what),
    ...when,
  });
}

async function notifyDeclined(
  tx: Tx,
  what: HappeningOf<"quote.declined">,
  when: When,
): Promise<void> {
  const said = what.reason === "" ? "" : ` 이유: ${what.reason}`;
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_declined",
    body: what.wasUnread
      ? `읽지 않고 거절해 크레딧은 쓰이지 않았어요.${said}`
      : `다음 요청에 다시 견적을 보내 보세요.${said}`,
    path: pathOf(what),
    ...when,
  });
}

async function notifyWithdrawn(
  tx: Tx,
  what: HappeningOf<"quote.withdrawn">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.customerId,
    kind: "quote_withdrawn",
    body: "받은 견적 하나를 고수가 거두었어요. 다른 견적을 확인해 보세요.",
    path: `/requests/${what.requestId}`,
    ...when,
  });
}

async function notifyFilesAdded(
  tx: Tx,
  what: HappeningOf<"quote.files_added">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.customerId,
    kind: "quote_file_added",
    body: `${what.proName} 고수가 보낸 견적에 파일 ${what.count}개를 더했어요.`,
    path: pathOf(what),
    ...when,
  });
}
