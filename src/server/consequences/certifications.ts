import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { NotificationKind } from "../features/notifications/kinds.ts";
import { notify } from "../features/notifications/notify.ts";
import { findProCards } from "../features/pros/queries.ts";
import type { Tx } from "../platform/database/sql.ts";
import { publishEvent } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";

interface News {
  kind: NotificationKind;
  body: string;
}

export const certificationConsequences = {
  "certification.changed": [(tx, { proId }, { now }) => refreshPages(tx, proId, now)],
  "certification.decided": [(tx, what, when) => notifyPro(tx, what.proId, decisionOf(what), when)],
  "certification.expires_soon": [
    (tx, { proId, label, expiresOn }, when) =>
      notifyPro(
        tx,
        proId,
        {
          kind: "certification_expiring",
          body: `'${label}'의 유효 기간이 ${formatKoreanDate(expiresOn)}까지예요. 새로 받은 증명을 미리 내 주세요.`,
        },
        when,
      ),
  ],
  "certification.expired": [
    (tx, { proId, label }, when) =>
      notifyPro(
        tx,
        proId,
        {
          kind: "certification_expired",
          body: `'${label}' 표시를 내렸어요. 새로 받은 증명을 내면 다시 보여요.`,
        },
        when,
      ),
  ],
} satisfies Partial<Consequences>;

function decisionOf({ decision, label, reason }: HappeningOf<"certification.decided">): News {
  switch (decision) {
    case "approve":
      return {
        kind: "certification_approved",
        body: `이제 프로필과 견적에 '${label}' 표시가 보여요.`,
      };
    case "reject":
      return {
        kind: "certification_rejected",
        body: `${label}: ${reason} 고쳐서 다시 내면 다시 확인해 드려요.`,
      };
    case "revoke":
      return {
        kind: "certification_revoked",
        body: `'${label}' 표시를 내렸어요. ${reason} 바른 증명을 내면 다시 확인해 드려요.`,
      };
  }
}

/** Puts news of a certification into the pro's list, and onto their open pages. */
async function notifyPro(tx: Tx, proId: string, news: News, { now, ids }: When): Promise<void> {
  const accountId = await accountOf(tx, proId);
  if (accountId === undefined) return;
  await notify(tx, { accountId, ...news, path: "/pro/certifications", now, ids });
  await refreshPages(tx, proId, now);
}

/** The pro's open pages show their certifications anew. */
async function refreshPages(tx: Tx, proId: string, now: Date): Promise<void> {
  const accountId = await accountOf(tx, proId);
  if (accountId !== undefined)
    await publishEvent(tx, { accountId, kind: "account_changed", payload: {}, now });
}

async function accountOf(tx: Tx, proId: string): Promise<string | undefined> {
  return (await findProCards(tx, [proId])).get(proId)?.account_id;
}
