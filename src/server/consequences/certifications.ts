import { proMomentPath } from "#domain/deal/moments.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { NoticeContent } from "#domain/notice/catalogue.ts";
import { serviceNames } from "../features/catalogue/queries.ts";
import { confirmName } from "../features/certifications/confirm-name.ts";
import { notify } from "../features/notifications/notify.ts";
import { findProCards } from "../features/pros/queries.ts";
import type { Tx } from "../platform/database/sql.ts";
import { publishEvent } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";

export const certificationConsequences = {
  "certification.changed": [(tx, { proId }, { now }) => refreshPages(tx, proId, now)],
  "certification.decided": [(tx, what, when) => notifyPro(tx, what.proId, decisionOf(what), when)],
  "certification.expires_soon": [
    (tx, { proId, label, expiresOn }, when) =>
      notifyPro(tx, proId, { kind: "certification_expiring", values: { label, expiresOn } }, when),
  ],
  "certification.expired": [
    (tx, { proId, of, label }, when) =>
      notifyPro(
        tx,
        proId,
        of === "identity"
          ? { kind: "identity_recheck", values: {} }
          : { kind: "certification_expired", values: { label } },
        when,
      ),
  ],
  "identity.checked": [confirmName],
  "identity.disclosed": [notifyDisclosed],
} satisfies Partial<Consequences>;

function decisionOf({
  decision,
  label,
  reason,
}: HappeningOf<"certification.decided">): NoticeContent {
  switch (decision) {
    case "approve":
      return { kind: "certification_approved", values: { label } };
    case "reject":
      return { kind: "certification_rejected", values: { label, reason: reason ?? "" } };
    case "revoke":
      return { kind: "certification_revoked", values: { label, reason: reason ?? "" } };
  }
}

async function notifyDisclosed(
  tx: Tx,
  { proId, hireId, serviceSlug }: HappeningOf<"identity.disclosed">,
  when: When,
): Promise<void> {
  const accountId = await accountOf(tx, proId);
  if (accountId === undefined) return;
  const service = (await serviceNames(tx, [serviceSlug])).get(serviceSlug) ?? serviceSlug;
  const path = proMomentPath(hireId, "hired");
  const news = { kind: "identity_disclosed", values: { service } } as const;
  await notify(tx, { accountId, ...news, path, requestId: null, ...when });
}

/** Puts news of a certification into the pro's list, and onto their open pages. */
async function notifyPro(
  tx: Tx,
  proId: string,
  news: NoticeContent,
  { now, ids }: When,
): Promise<void> {
  const accountId = await accountOf(tx, proId);
  if (accountId === undefined) return;
  await notify(tx, { accountId, ...news, path: "/pro/certifications", requestId: null, now, ids });
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
