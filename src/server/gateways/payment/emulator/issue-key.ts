import { randomInt } from "node:crypto";
import type { IssuedMethod } from "./books.ts";

/** Issuers by the beginning of a card number; the rest of the numbers belong to the first of them. */
const ISSUERS: readonly { begins: string; issuer: string; name: string }[] = [
  { begins: "4330", issuer: "HYUNDAI_CARD", name: "현대카드" },
  { begins: "5409", issuer: "SHINHAN_CARD", name: "신한카드" },
  { begins: "5365", issuer: "SAMSUNG_CARD", name: "삼성카드" },
  { begins: "9410", issuer: "BC_CARD", name: "BC카드" },
  { begins: "4579", issuer: "KOOKMIN_CARD", name: "KB국민카드" },
  { begins: "5461", issuer: "NONGHYUP_BANK", name: "농협카드" },
];

/** Cards that are issued but whose charges this code refuses, by the end of their number. */
export const REFUSED_CARDS: readonly { ends: string; pgCode: string; says: string }[] = [
  { ends: "0002", pgCode: "REJECT_CARD_PAYMENT", says: "한도 초과로 거절" },
  { ends: "0069", pgCode: "INVALID_CARD_EXPIRATION", says: "유효 기간이 지난 카드" },
];

/** What is kept of a card: its issuer, its first six and last four digits. No check digit is asked for. */
export function cardMethod(digits: string): IssuedMethod {
  const known = ISSUERS.find(({ begins }) => digits.startsWith(begins)) ?? ISSUERS[0];
  const number = `${digits.slice(0, 4)}-${digits.slice(4, 6)}**-****-${digits.slice(-4)}`;
  return {
    type: "card",
    issuer: known?.issuer ?? "",
    name: known?.name ?? "",
    number,
    bin: digits.slice(0, 6),
  };
}

/** The card or phone with this number, or some test card or phone; null for what is neither. */
export function namedMethod(method: unknown, number: unknown): IssuedMethod | null {
  if (number !== undefined && (typeof number !== "string" || !/^\d{10,16}$/.test(number))) {
    return null;
  }
  const digits = String(randomInt(1000, 10_000));
  if (method === "card") return cardMethod(number ?? `433012345678${digits}`);
  if (method !== "phone") return null;
  return { type: "phone", phoneNumber: number ?? `0101234${digits}`, carrier: "SKT" };
}
