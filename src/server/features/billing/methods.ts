import { cardName } from "#domain/payment/card-name.ts";
import type { MethodType } from "#domain/payment/refund-method.ts";
import type { PaymentPort } from "../../gateways/payment/payment-port.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  findCurrentMethod,
  findMethod,
  findMethodByKey,
  type BillingMethodRow,
} from "./queries.ts";

/** A billing key that the gateway knows, and what is behind it. */
export interface IssuedMethod {
  billingKey: string;
  type: MethodType;
  cardName: string | null;
}

const CONSENT_MISSING = "매달 휴대폰 요금에 함께 청구되는 것에 동의해 주세요.";

/**
 * Asks the gateway what a billing key is, before any transaction. A phone is charged every month only by somebody
 * who agreed to that.
 */
export async function readIssuedMethod(
  port: PaymentPort,
  { billingKey, consent }: { billingKey: string; consent: boolean },
): Promise<IssuedMethod> {
  const read = await port.readBillingKey(billingKey);
  if (read.outcome === "unknown") refuse("payments_unavailable");
  if (read.outcome !== "issued") refuse("billing_key_unusable");
  const { method } = read;
  demandConsent(method.type, consent);
  return {
    billingKey,
    type: method.type,
    cardName: method.type === "card" ? cardName(method) : null,
  };
}

/** The same of what a purchase names; null when it names nothing new. */
export async function readNamedMethod(
  port: PaymentPort,
  named: { billing_key?: string | undefined; consent?: boolean | undefined },
): Promise<IssuedMethod | null> {
  const { billing_key: billingKey, consent = false } = named;
  return billingKey === undefined ? null : readIssuedMethod(port, { billingKey, consent });
}

/**
 * What pays a purchase: the method that it brought, else the account's own, if there is one. `take` makes the new one
 * the account's, now or by what it pays.
 */
export async function takeMethod(
  tx: Tx,
  purchase: {
    accountId: string;
    issued: IssuedMethod | null;
    consent: boolean | undefined;
    now: Date;
    ids: Ids;
  },
  take: typeof adoptMethod = adoptMethod,
): Promise<BillingMethodRow | undefined> {
  const { issued, consent } = purchase;
  const method = issued
    ? await take(tx, { ...purchase, method: issued })
    : await findCurrentMethod(tx, purchase.accountId);
  if (method) demandConsent(method.type, consent);
  return method;
}

/** Buying by phone takes a tick of its own each time. */
function demandConsent(type: MethodType, consent: boolean | undefined): void {
  if (type === "phone" && consent !== true) {
    refuse("invalid", { fields: { consent: [CONSENT_MISSING] } });
  }
}

/**
 * Makes a key the way the account pays from now on; the one before is given back to the gateway by the sweep. The
 * same key again changes nothing, and a key of another account is refused.
 */
export async function adoptMethod(
  tx: Tx,
  facts: { accountId: string; method: IssuedMethod; now: Date; ids: Ids },
): Promise<BillingMethodRow> {
  const { accountId, method, now, ids } = facts;
  const known = await findMethodByKey(tx, method.billingKey);
  if (known) {
    if (known.account_id !== accountId || known.replaced_at !== null)
      refuse("billing_key_unusable");
    return known;
  }
  await retireMethod(tx, accountId, now);
  return insertMethod(tx, { accountId, method, replacedAt: null, now, ids });
}

/**
 * A key that pays one charge, and becomes the way the account pays by having paid it (`keepTried`): a card that is
 * declined takes no other's place. Where there is none to lose it is the account's at once. The account's own key is
 * taken as it is, and so is one whose charge is not decided; one that was declined is on its way back to the gateway.
 */
export async function tryMethod(
  tx: Tx,
  facts: { accountId: string; method: IssuedMethod; now: Date; ids: Ids },
): Promise<BillingMethodRow> {
  const { accountId, method, now } = facts;
  const known = await findMethodByKey(tx, method.billingKey);
  if (!known) {
    const hasOwn = (await findCurrentMethod(tx, accountId)) !== undefined;
    return hasOwn ? insertMethod(tx, { ...facts, replacedAt: now }) : adoptMethod(tx, facts);
  }
  const mayPay =
    known.replaced_at === null || (isTried(known) && (await isBeingCharged(tx, known.id)));
  if (known.account_id !== accountId || !mayPay) refuse("billing_key_unusable");
  return known;
}

/**
 * A charge that began at `chargedAt` with this method was paid: of one that was tried by it the way the account pays from
 * now on, null of any other. Whoever chose another way meanwhile keeps that.
 */
export async function keepTried(
  tx: Tx,
  paid: { accountId: string; methodId: string; chargedAt: Date; now: Date },
): Promise<BillingMethodRow | null> {
  const { accountId, methodId, chargedAt, now } = paid;
  const method = await findMethod(tx, methodId);
  if (!method || !isTried(method)) return null;
  const current = await findCurrentMethod(tx, accountId);
  if (current && current.created_at > chargedAt) return null;
  await retireMethod(tx, accountId, now);
  await tx`UPDATE billing_methods SET replaced_at = NULL WHERE id = ${methodId}`;
  return method;
}

async function isBeingCharged(tx: Tx, methodId: string): Promise<boolean> {
  const [row] = await tx`
    SELECT 1 FROM payments WHERE method_id = ${methodId} AND status = 'pending' LIMIT 1`;
  return row !== undefined;
}

/** It never was the account's own: it was put aside as it came. */
function isTried({ created_at: createdAt, replaced_at: replacedAt }: BillingMethodRow): boolean {
  return replacedAt?.getTime() === createdAt.getTime();
}

async function insertMethod(
  tx: Tx,
  facts: {
    accountId: string;
    method: IssuedMethod;
    replacedAt: Date | null;
    now: Date;
    ids: Ids;
  },
): Promise<BillingMethodRow> {
  const { accountId, method, replacedAt, now, ids } = facts;
  const id = ids.next();
  const added = await tx`
    INSERT INTO billing_methods (id, account_id, type, billing_key, card_name, consent_at, created_at, replaced_at)
    VALUES (${id}, ${accountId}, ${method.type}, ${method.billingKey}, ${method.cardName},
            ${method.type === "phone" ? now : null}, ${now}, ${replacedAt})
    ON CONFLICT (billing_key) DO NOTHING`;
  // Another account took it in the very moment.
  if (added.count === 0) refuse("billing_key_unusable");
  return (await findMethod(tx, id)) ?? refuse("billing_key_unusable");
}

/** The account's method pays nothing from now on; the sweep deletes its key at the gateway. False when it has none. */
export async function retireMethod(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const retired = await tx`
    UPDATE billing_methods SET replaced_at = ${now}
    WHERE account_id = ${accountId} AND replaced_at IS NULL`;
  return retired.count > 0;
}

/** Whether a charge of the account is under way whose outcome is not known. */
export async function hasOpenCharge(tx: Tx, accountId: string): Promise<boolean> {
  const [row] = await tx`
    SELECT 1 FROM payments WHERE account_id = ${accountId} AND status = 'pending' LIMIT 1`;
  return row !== undefined;
}
