import { isDay } from "#domain/calendar/day.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { IdentityPerson } from "./books.ts";
import { digitsOf, isOfThisMachine, type FormFaults } from "./hosted-form.ts";

/** What the product says when it sends a person here; it comes back with every try of the form. */
export interface IdentityOrder {
  identityVerificationId: string;
  redirectUrl: string;
}

/** Reads the order out of a query or a form; null for one that is not of this machine's product. */
export function readIdentityOrder(query: URLSearchParams): IdentityOrder | null {
  const identityVerificationId = query.get("identityVerificationId") ?? "";
  const redirectUrl = query.get("redirectUrl") ?? "";
  if (!/^[\w-]{1,100}$/.test(identityVerificationId) || !isOfThisMachine(redirectUrl)) return null;
  return { identityVerificationId, redirectUrl };
}

/** Where the person goes back to, in the words of the real window; `code` when there is no result. */
export function identityReturnUrl(order: IdentityOrder, code?: string): string {
  const url = new URL(order.redirectUrl);
  url.searchParams.set("transactionType", "IDENTITY_VERIFICATION");
  url.searchParams.set("identityVerificationId", order.identityVerificationId);
  if (code !== undefined) url.searchParams.set("code", code);
  return url.href;
}

export type IdentityAnswer =
  | { ok: true; person: IdentityPerson }
  | { ok: false; faults: FormFaults };

/** Checks what a person typed of themselves; `today` is the day of the product. */
export function readIdentityForm(form: URLSearchParams, today: string): IdentityAnswer {
  const name = oneLine(form.get("name") ?? "");
  const birth = digitsOf(form, "birth");
  const birthDate = `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`;
  const phoneNumber = digitsOf(form, "phone");
  const faults: FormFaults = {};
  if (!/^\p{L}[\p{L}\p{M} ]{1,39}$/u.test(name)) faults["name"] = "이름을 입력해 주세요.";
  if (birth.length !== 8 || !isDay(birthDate) || birthDate > today || birthDate < "1900-01-01") {
    faults["birth"] = "생년월일 여덟 자리를 19900131처럼 입력해 주세요.";
  }
  if (!/^01\d{8,9}$/.test(phoneNumber)) faults["phone"] = "휴대폰 번호를 입력해 주세요.";
  if (form.get("consent") !== "on") faults["consent"] = "동의해야 확인할 수 있어요.";
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, person: { name, birthDate, phoneNumber } };
}
