import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { mayOpenRequest } from "#domain/pro/work-left.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { mayPass } from "#domain/received-request/pass.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { refuse } from "../../platform/refusal.ts";
import { quotesWindow } from "./present.ts";
import { findRequest, lockRequest, type RequestRow } from "./queries.ts";
import { findRecipient, markOpened, writePass, type RecipientRow } from "./recipients.ts";

type Pass = Parameters<typeof writePass>[1];

interface ReceivedReading {
  /** The pro's own quotes, by the requests that they answer. */
  findQuotesOfPro: (
    db: Db,
    proId: string,
    requestIds: readonly string[],
  ) => Promise<ReadonlyMap<string, unknown>>;
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

/** A pro opens a request that reached them: from then on it is no news. Or they pass on it. */
export function receivedRequestHandlers(reading: ReceivedReading) {
  const { findLivingHire, findQuotesOfPro, loadQualityCard } = reading;
  const pass = async (tx: Tx, facts: Pass) => {
    const row = await lockRequest(tx, facts.requestId);
    const recipient = await findRecipient(tx, facts.requestId, facts.proId);
    if (!row || !recipient || row.state === "blocked") refuse("not_found");
    const quoted = (await findQuotesOfPro(tx, facts.proId, [row.id])).size > 0;
    if (!mayPass({ ...quotesWindow(row), quoted }, facts.now.getTime())) refuse("state_forbids");
    await writePass(tx, facts);
    // Whoever asked this pro directly waits for them, and sees it where they may ask another.
    if (recipient.designated) {
      const payload = { request_id: row.id };
      const { now } = facts;
      await publishEvent(tx, {
        accountId: row.customer_id,
        kind: "request_changed",
        payload,
        now,
      });
    }
    return {};
  };
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

    "pro.requests.pass": async ({ params, body, viewer, now, transaction }) =>
      transaction((tx) =>
        pass(tx, { requestId: params.requestId, proId: viewer.pro.id, reason: body.reason, now }),
      ),

    "pro.requests.undoPass": async ({ params, viewer, now, transaction }) =>
      transaction((tx) =>
        pass(tx, { requestId: params.requestId, proId: viewer.pro.id, reason: null, now }),
      ),
  } satisfies Partial<Handlers>;
}
