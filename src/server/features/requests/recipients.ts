import type { PriceFormula } from "#domain/credits/quote-cost.ts";
import type { PassReason } from "#domain/received-request/pass.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface RecipientRow {
  request_id: string;
  pro_id: string;
  designated: boolean;
  received_at: Date;
  opened_at: Date | null;
  /** Since when the pro passes on it; with a reason, or neither. */
  passed_at: Date | null;
  pass_reason: PassReason | null;
  credit_cost: number | null;
  cost_formula: PriceFormula | null;
  cost_until: Date | null;
}

export async function findRecipient(
  db: Db,
  requestId: string,
  proId: string,
): Promise<RecipientRow | undefined> {
  const [row] = await db<RecipientRow[]>`
    SELECT * FROM request_recipients WHERE request_id = ${requestId} AND pro_id = ${proId}`;
  return row;
}

/** Whether a request reached a pro: what opens its photos and its customer's questions to them. */
export async function isRecipient(db: Db, requestId: string, proId: string): Promise<boolean> {
  return (await findRecipient(db, requestId, proId)) !== undefined;
}

export async function findRecipients(db: Db, requestId: string): Promise<RecipientRow[]> {
  return db<
    RecipientRow[]
  >`SELECT * FROM request_recipients WHERE request_id = ${requestId} ORDER BY pro_id`;
}

/** Pros whom the customer asked directly, in the order of their ids. */
export async function findDesignated(
  db: Db,
  requestId: string,
): Promise<Map<string, { passed: boolean }>> {
  const rows = await db<{ pro_id: string; passed: boolean }[]>`
    SELECT pro_id, passed_at IS NOT NULL AS passed FROM request_recipients
    WHERE request_id = ${requestId} AND designated ORDER BY pro_id`;
  return new Map(rows.map(({ pro_id, passed }) => [pro_id, { passed }]));
}

/** How many pros have a request or will have it in a moment, and whether it is still on its way. */
export async function findReach(
  db: Db,
  requestId: string,
): Promise<{ recipients: number; isDispatching: boolean }> {
  const [row] = await db<{ recipients: number; ordered: number | null }[]>`
    SELECT (SELECT count(*)::int FROM request_recipients WHERE request_id = ${requestId}) AS recipients,
           (SELECT reaches FROM request_dispatches WHERE request_id = ${requestId}) AS ordered`;
  const { recipients = 0, ordered = null } = row ?? {};
  return { recipients: Math.max(recipients, ordered ?? 0), isDispatching: ordered !== null };
}

export async function insertRecipients(
  tx: Tx,
  facts: {
    requestId: string;
    proIds: readonly string[];
    designatedProId: string | null;
    now: Date;
  },
): Promise<void> {
  if (facts.proIds.length === 0) return;
  const rows = facts.proIds.map((proId) => ({
    request_id: facts.requestId,
    pro_id: proId,
    designated: proId === facts.designatedProId,
    received_at: facts.now,
  }));
  await tx`INSERT INTO request_recipients ${tx(rows)} ON CONFLICT (request_id, pro_id) DO NOTHING`;
}

/** Puts a request on top of the pros' lists as one not opened yet, at a price that is not fixed. */
export async function renewRecipients(
  tx: Tx,
  facts: { requestId: string; proIds: readonly string[]; now: Date },
): Promise<void> {
  await tx`
    INSERT INTO request_recipients (request_id, pro_id, received_at)
    SELECT ${facts.requestId}, pro_id, ${facts.now} FROM unnest(${[...facts.proIds]}::uuid[]) pro_id
    ON CONFLICT (request_id, pro_id)
    DO UPDATE SET received_at = EXCLUDED.received_at, opened_at = NULL,
                  credit_cost = NULL, cost_formula = NULL, cost_until = NULL`;
}

/** Marks a pro as asked directly; they become a recipient when they were none, and one who passed is asked anew. */
export async function designateRecipient(
  tx: Tx,
  facts: { requestId: string; proId: string; now: Date },
): Promise<void> {
  await tx`
    INSERT INTO request_recipients (request_id, pro_id, designated, received_at)
    VALUES (${facts.requestId}, ${facts.proId}, true, ${facts.now})
    ON CONFLICT (request_id, pro_id)
    DO UPDATE SET designated = true, credit_cost = NULL, cost_formula = NULL, cost_until = NULL,
                  passed_at = NULL, pass_reason = NULL`;
}

export async function markOpened(
  db: Db,
  requestId: string,
  proId: string,
  now: Date,
): Promise<void> {
  await db`
    UPDATE request_recipients SET opened_at = ${now}
    WHERE request_id = ${requestId} AND pro_id = ${proId} AND opened_at IS NULL`;
}

/** Passes on a request for a reason; with null it is taken back. */
export async function writePass(
  tx: Tx,
  facts: { requestId: string; proId: string; reason: PassReason | null; now: Date },
): Promise<void> {
  const { requestId, proId, reason, now } = facts;
  await tx`
    UPDATE request_recipients
    SET pass_reason = ${reason}, passed_at = ${reason === null ? null : now}
    WHERE request_id = ${requestId} AND pro_id = ${proId}`;
}

/** Pros who passed on a request. */
export async function findPassers(db: Db, requestId: string): Promise<string[]> {
  const rows = await db<{ pro_id: string }[]>`
    SELECT pro_id FROM request_recipients WHERE request_id = ${requestId} AND passed_at IS NOT NULL`;
  return rows.map(({ pro_id }) => pro_id);
}

export async function fixQuoteCost(
  db: Db,
  facts: { requestId: string; proId: string; credits: number; formula: PriceFormula; until: Date },
): Promise<void> {
  await db`
    UPDATE request_recipients
    SET credit_cost = ${facts.credits}, cost_formula = ${db.json(facts.formula)}, cost_until = ${facts.until}
    WHERE request_id = ${facts.requestId} AND pro_id = ${facts.proId}`;
}

export async function countUnopened(db: Db, proId: string, now: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM request_recipients c JOIN requests r ON r.id = c.request_id
    WHERE c.pro_id = ${proId} AND c.opened_at IS NULL AND c.passed_at IS NULL
      AND r.state = 'open' AND r.quote_count < r.quote_limit AND r.quotes_close_at > ${now}`;
  return row?.count ?? 0;
}
