import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { mayOpenRequest } from "#domain/pro/work-left.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findRequest, type RequestRow } from "./queries.ts";
import { findRecipient, markOpened, type RecipientRow } from "./recipients.ts";

interface ReceivedReading {
  /** The hire that stands or was completed. */
  findLivingHire: (
    db: Db,
    requestId: string,
  ) => Promise<{ pro_id: string; state: HireState } | undefined>;
  loadQualityCard: (
    db: Db,
    row: RequestRow,
    recipient: RecipientRow,
    now: Date,
  ) => Promise<QualityCard>;
}

/** A pro opens a request that reached them: from then on it is no news. */
export function receivedRequestHandlers({ findLivingHire, loadQualityCard }: ReceivedReading) {
  return {
    "pro.requests.get": async ({ sql, params, viewer, now }) => {
      const recipient = await findRecipient(sql, params.requestId, viewer.pro.id);
      const row = await findRequest(sql, params.requestId);
      if (!recipient || !row) refuse("not_found");
      const hire = await findLivingHire(sql, row.id);
      const own = hire?.pro_id === viewer.pro.id ? hire : null;
      if (!mayOpenRequest(viewer.pro, row, own)) refuse("not_found");
      await markOpened(sql, row.id, viewer.pro.id, now);
      return loadQualityCard(sql, row, recipient, now);
    },
  } satisfies Partial<Handlers>;
}
