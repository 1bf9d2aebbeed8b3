import type { FailureMode } from "./failure-mode.ts";

export type IssuedMethod =
  | { type: "card"; issuer: string; name: string; number: string; bin: string }
  | { type: "phone"; phoneNumber: string; carrier: string };

export interface IssuedKey {
  billingKey: string;
  method: IssuedMethod;
  customerName: string;
  issuedAt: string;
  deletedAt: string | null;
}

export interface KeptPayment {
  paymentId: string;
  billingKey: string;
  orderName: string;
  /** Won. */
  amount: number;
  cancelled: number;
  status: "PAID" | "FAILED" | "PARTIAL_CANCELLED" | "CANCELLED";
  transactionId: string;
  pgTxId: string;
  requestedAt: string;
  /** When it came to its status. */
  at: string;
  pgCode: string | null;
  cancellations: { id: string; amount: number; reason: string; at: string }[];
}

/** What a person typed on the page that checks who they are; null of one who has not, or who gave up. */
export interface KeptIdentity {
  id: string;
  status: "READY" | "VERIFIED" | "FAILED";
  person: IdentityPerson | null;
  requestedAt: string;
  /** When it came to its status. */
  at: string;
}

export interface IdentityPerson {
  name: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** Digits alone. */
  phoneNumber: string;
}

export type Entry =
  | { kind: "identity"; identity: KeptIdentity }
  | { kind: "key_issued"; key: IssuedKey }
  | { kind: "key_deleted"; billingKey: string; at: string }
  | { kind: "paid" | "failed"; payment: KeptPayment }
  /** In the gateway's console or by the card company; the amount is what is gone of it after that. */
  | { kind: "console"; paymentId: string; act: ConsoleAct; gone: number; at: string }
  | { kind: "cancelled"; paymentId: string; id: string; amount: number; reason: string; at: string }
  | { kind: "mode"; billingKey: string; mode: FailureMode; times: number | null }
  | { kind: "clock"; offsetMs: number }
  | { kind: "webhook"; url: string };

/**
 * What happens to a captured payment without its shop: it is given back, charged back, that is reversed, or it fails.
 */
export const CONSOLE_ACTS = ["refund", "charge_back", "reverse", "fail"] as const;
export type ConsoleAct = (typeof CONSOLE_ACTS)[number];

/** What the record adds up to. */
export interface Books {
  keys: Map<string, IssuedKey>;
  payments: Map<string, KeptPayment>;
  /** By the id under which the product started it. */
  identities: Map<string, KeptIdentity>;
  /** By billing key, "*" for all of them; `times` null: until it is changed. */
  modes: Map<string, { mode: FailureMode; times: number | null }>;
  /** The product's moment less real time: the billing month of a phone is the product's. */
  offsetMs: number;
  /** Where webhooks go; null until the product has set it. */
  webhookUrl: string | null;
}

export function emptyBooks(): Books {
  return {
    keys: new Map(),
    payments: new Map(),
    identities: new Map(),
    modes: new Map(),
    offsetMs: 0,
    webhookUrl: null,
  };
}

export function applyEntry(books: Books, entry: Entry): void {
  switch (entry.kind) {
    case "identity":
      books.identities.set(entry.identity.id, entry.identity);
      return;
    case "key_issued":
      books.keys.set(entry.key.billingKey, entry.key);
      return;
    case "key_deleted": {
      const key = books.keys.get(entry.billingKey);
      if (key) books.keys.set(entry.billingKey, { ...key, deletedAt: entry.at });
      return;
    }
    case "paid":
    case "failed":
      books.payments.set(entry.payment.paymentId, entry.payment);
      return;
    case "cancelled":
      applyCancellation(books, entry);
      return;
    case "console":
      applyConsole(books, entry);
      return;
    case "mode":
      books.modes.set(entry.billingKey, { mode: entry.mode, times: entry.times });
      return;
    case "clock":
      books.offsetMs = entry.offsetMs;
      return;
    case "webhook":
      books.webhookUrl = entry.url;
  }
}

/** The payments in the form in which others are shown them, oldest first. */
export function recordedPayments({ payments }: Books) {
  return [...payments.values()].map((payment) => ({
    payment_id: payment.paymentId,
    billing_key: payment.billingKey,
    amount: payment.amount,
    cancelled: payment.cancelled,
    status: payment.status,
  }));
}

function applyConsole(books: Books, entry: Extract<Entry, { kind: "console" }>): void {
  const payment = books.payments.get(entry.paymentId);
  if (!payment) return;
  const { act, gone: cancelled, at } = entry;
  books.payments.set(
    entry.paymentId,
    act === "fail"
      ? { ...payment, status: "FAILED", pgCode: "FAILED_LATER", at }
      : { ...payment, cancelled, status: statusOf(payment.amount, cancelled), at },
  );
}

function statusOf(amount: number, cancelled: number): KeptPayment["status"] {
  if (cancelled === 0) return "PAID";
  return cancelled === amount ? "CANCELLED" : "PARTIAL_CANCELLED";
}

function applyCancellation(books: Books, entry: Extract<Entry, { kind: "cancelled" }>): void {
  const payment = books.payments.get(entry.paymentId);
  if (!payment) return;
  const cancelled = payment.cancelled + entry.amount;
  const { id, amount, reason, at } = entry;
  books.payments.set(entry.paymentId, {
    ...payment,
    cancelled,
    status: statusOf(payment.amount, cancelled),
    at,
    cancellations: [...payment.cancellations, { id, amount, reason, at }],
  });
}
