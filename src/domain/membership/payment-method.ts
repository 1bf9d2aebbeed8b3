import { METHOD_NAMES } from "#domain/payment/refund-method.ts";

/** How a membership is paid. `card_name` is the card's, null for a phone. */
export interface BillingInfo {
  type: "card" | "phone";
  card_name: string | null;
}

/** What a person reads of it: its name, and the type for what follows from it. */
export interface PaymentMethod {
  name: string;
  type: BillingInfo["type"];
}

/** "현대카드 (1234)" for a card, "휴대폰 소액결제" for a phone (spec §3). */
export function paymentMethod({ type, card_name }: BillingInfo): PaymentMethod {
  if (type === "phone") return { name: METHOD_NAMES.phone, type };
  return { name: card_name || METHOD_NAMES.card, type };
}
