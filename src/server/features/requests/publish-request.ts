import { quotesCloseAt, requestClosesAt } from "#domain/request/deadlines.ts";
import { transition } from "#domain/request/lifecycle.ts";
import { heldGuards } from "#domain/request/guards.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvents } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { notifyMany } from "../notifications/notify-many.ts";
import { findMatchingPros, type Candidate } from "../pros/queries.ts";
import { claimUploads } from "../uploads/queries.ts";
import type { CheckedRequest } from "./check-request.ts";
import { hasOpenDuplicate, insertRequest, lockOpening, type ContactTerms } from "./queries.ts";
import { insertRecipients } from "./recipients.ts";

export interface Publishing {
  customerId: string;
  phoneVerified: boolean;
  checked: CheckedRequest;
  quoteLimit: number;
  contact: ContactTerms;
  designatedProId: string | null;
  now: Date;
  ids: Ids;
}

/**
 * Publishes a request: the row, its photos, its recipients and their notices, all in the caller's transaction, so
 * that it is there whole or not at all.
 */
export async function publishRequest(
  tx: Tx,
  publishing: Publishing,
): Promise<{ id: string; recipients: number; designated: boolean }> {
  const { customerId, checked, now, ids } = publishing;
  await lockOpening(tx, customerId);
  await refuseUnpublishable(tx, publishing);
  const id = ids.next();
  await insertRequest(tx, {
    id,
    customer_id: customerId,
    service_slug: checked.service.slug,
    form_version: checked.form.version,
    answers: checked.answers,
    region_code: checked.regionCode,
    si_gun_gu_code: checked.siGunGuCode,
    quote_limit: publishing.quoteLimit,
    decision: checked.decision,
    contact: publishing.contact,
    photo_count: checked.photoIds.length,
    published_at: now,
    quotes_close_at: new Date(quotesCloseAt(now.getTime())),
    closes_at: new Date(requestClosesAt(now.getTime())),
  });
  const claim = await claimUploads(
    tx,
    checked.photoIds,
    customerId,
    "request_photo",
    `request:${id}`,
  );
  if (!claim.ok) refuse("upload_unusable");
  const recipients = await sendToPros(tx, id, publishing);
  return {
    id,
    recipients: recipients.length,
    designated: recipients.some((pro) => pro.id === publishing.designatedProId),
  };
}

async function refuseUnpublishable(tx: Tx, publishing: Publishing): Promise<void> {
  const { checked } = publishing;
  const move = transition(
    "draft",
    "publish",
    "customer",
    heldGuards({
      phoneVerified: publishing.phoneVerified,
      hasOpenDuplicate: await hasOpenDuplicate(tx, {
        customer_id: publishing.customerId,
        service_slug: checked.service.slug,
        si_gun_gu_code: checked.siGunGuCode,
      }),
    }),
  );
  if (move.ok) return;
  refuse(move.refusal === "phone_verified" ? "phone_unverified" : "duplicate_request");
}

async function sendToPros(tx: Tx, requestId: string, publishing: Publishing): Promise<Candidate[]> {
  const { checked, designatedProId, now, ids } = publishing;
  const matching = await findMatchingPros(tx, {
    customerId: publishing.customerId,
    serviceSlug: checked.service.slug,
    siGunGuCode: checked.siGunGuCode,
    requiredCertificates: checked.service.required_certificates,
  });
  await insertRecipients(tx, {
    requestId,
    proIds: matching.map(({ id }) => id),
    designatedProId,
    now,
  });
  const accountIds = matching.map(({ account_id }) => account_id);
  // All of them first: those asked directly are told apart from the others, and out of the order of their ids.
  await lockEventNumbers(tx, accountIds);
  const designated = matching
    .filter(({ id }) => id === designatedProId)
    .map(({ account_id }) => account_id);
  const body = `${checked.service.name} 요청이 들어왔어요. 내용을 보고 견적을 보내 보세요.`;
  const notice = { body, path: `/quote?request_id=${requestId}`, now, ids };
  await notifyMany(tx, {
    ...notice,
    kind: "request_received",
    accountIds: accountIds.filter((id) => !designated.includes(id)),
  });
  await notifyMany(tx, { ...notice, kind: "request_designated", accountIds: designated });
  await publishEvents(tx, {
    accountIds,
    kind: "request_received",
    payload: { request_id: requestId },
    now,
  });
  return matching;
}
