import { cardMethod } from "./issue-key.ts";
import type { IssuedMethod } from "./books.ts";

/** What the product says when it sends a person here; it comes back with every try of the form. */
export interface IssueOrder {
  method: "CARD" | "MOBILE";
  issueId: string;
  issueName: string;
  customerName: string;
  redirectUrl: string;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)$/;

/** Reads the order out of a query or a form; null for one that is not of this machine's product. */
export function readIssueOrder(query: URLSearchParams): IssueOrder | null {
  const method = query.get("billingKeyMethod");
  const redirectUrl = query.get("redirectUrl") ?? "";
  if ((method !== "CARD" && method !== "MOBILE") || !isOfThisMachine(redirectUrl)) return null;
  const short = (name: string) => (query.get(name) ?? "").slice(0, 100);
  return {
    method,
    issueId: short("issueId"),
    issueName: short("issueName"),
    customerName: short("customerName"),
    redirectUrl,
  };
}

/** Whether a page may go back there: to the product on this machine. */
export function isOfThisMachine(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname);
}

/** Where the person goes back to: with the key, or with why there is none. */
export function returnUrl(
  order: IssueOrder,
  result: { billingKey: string } | { code: string; message: string },
): string {
  const url = new URL(order.redirectUrl);
  url.searchParams.set("transactionType", "ISSUE_BILLING_KEY");
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return url.href;
}

export type FormFaults = Partial<Record<string, string>>;

export type FormAnswer = { ok: true; method: IssuedMethod } | { ok: false; faults: FormFaults };

/** Checks the card or phone form. Numbers are looked at, never kept whole. */
export function readForm(order: IssueOrder, form: URLSearchParams, month: string): FormAnswer {
  return order.method === "CARD" ? readCard(form, month) : readPhone(form);
}

function readCard(form: URLSearchParams, month: string): FormAnswer {
  const number = digitsOf(form, "number");
  const expiry = digitsOf(form, "expiry");
  const faults: FormFaults = {};
  if (!/^\d{15,16}$/.test(number)) faults["number"] = "카드 번호 15~16자리를 입력해 주세요.";
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(expiry)) faults["expiry"] = "월/년을 0129처럼 입력해 주세요.";
  else if (`20${expiry.slice(2)}-${expiry.slice(0, 2)}` < month) {
    faults["expiry"] = "유효 기간이 지난 카드예요.";
  }
  if (!/^(\d{6}|\d{10})$/.test(digitsOf(form, "birth"))) {
    faults["birth"] = "생년월일 6자리나 사업자등록번호 10자리를 입력해 주세요.";
  }
  if (!/^\d{2}$/.test(digitsOf(form, "password"))) {
    faults["password"] = "비밀번호 앞 두 자리를 입력해 주세요.";
  }
  checkConsent(form, faults);
  return answer(faults, () => cardMethod(number));
}

function readPhone(form: URLSearchParams): FormAnswer {
  const phoneNumber = digitsOf(form, "phone");
  const carrier = form.get("carrier") ?? "";
  const faults: FormFaults = {};
  if (!CARRIERS.includes(carrier)) faults["carrier"] = "통신사를 골라 주세요.";
  if (!/^01\d{8,9}$/.test(phoneNumber)) faults["phone"] = "휴대폰 번호를 입력해 주세요.";
  if (!/^\d{7}$/.test(digitsOf(form, "birth"))) {
    faults["birth"] = "생년월일 6자리와 뒤 첫 자리를 입력해 주세요.";
  }
  if (digitsOf(form, "code") !== TEST_CODE) faults["code"] = "인증번호 여섯 자리를 확인해 주세요.";
  checkConsent(form, faults);
  return answer(faults, () => ({ type: "phone", phoneNumber, carrier }));
}

export const CARRIERS = ["SKT", "KT", "LG U+", "SKT 알뜰폰", "KT 알뜰폰", "LG U+ 알뜰폰"];

/** There is no text message to send: the page itself shows the code. */
export const TEST_CODE = "000000";

function checkConsent(form: URLSearchParams, faults: FormFaults): void {
  if (form.get("consent") !== "on") faults["consent"] = "약관에 동의해야 등록할 수 있어요.";
}

/** A field without what people write between digits. */
export function digitsOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? "").replaceAll(/[\s./-]/g, "");
}

function answer(faults: FormFaults, method: () => IssuedMethod): FormAnswer {
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, method: method() };
}
