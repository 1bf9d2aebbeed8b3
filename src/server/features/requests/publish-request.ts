import { quotesCloseAt, requestClosesAt } from "#domain/request/deadlines.ts";
import type { ContactTerms } from "#domain/request/call-window.ts";
import { transition } from "#domain/request/lifecycle.ts";
import { heldGuards } from "#domain/request/guards.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { claimUploads } from "../uploads/queries.ts";
import type { CheckedRequest } from "./check-request.ts";
import { hasOpenDuplicate, insertRequest, lockOpening } from "./queries.ts";
import { orderDispatch } from "./order-dispatch.ts";

export interface Publishing {
  customerId: string;
  phoneVerified: boolean;
  checked: CheckedRequest;
  quoteLimit: number;
  contact: ContactTerms;
  /** Asked directly. */
  designatedProId: string | null;
  now: Date;
  ids: Ids;
}

/**
 * Publishes a request: the row, its photos and the order to bring it to pros (decision 048), all in the caller's
 * transaction, so that it is there whole or not at all. `recipients` is how many pros it will come to.
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
  const claim = await claimUploads(tx, checked.photoIds, customerId, "request_photo", {
    kind: "request",
    id,
  });
  if (!claim.ok) refuse("upload_unusable");
  const { reaches, designated } = await orderDispatch(tx, {
    request: { id, customer_id: customerId, si_gun_gu_code: checked.siGunGuCode },
    service: checked.service,
    designatedProId: publishing.designatedProId,
    now,
  });
  return { id, recipients: reaches, designated };
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
