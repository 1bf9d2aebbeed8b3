/** Banks to which money can be sent, by the code that Korean banks give each other. */
export const BANKS = {
  "004": "KB국민은행",
  "088": "신한은행",
  "020": "우리은행",
  "081": "하나은행",
  "011": "NH농협은행",
  "003": "IBK기업은행",
  "090": "카카오뱅크",
  "092": "토스뱅크",
  "089": "케이뱅크",
  "002": "KDB산업은행",
  "007": "수협은행",
  "023": "SC제일은행",
  "027": "한국씨티은행",
  "031": "iM뱅크",
  "032": "부산은행",
  "034": "광주은행",
  "035": "제주은행",
  "037": "전북은행",
  "039": "경남은행",
  "045": "새마을금고",
  "048": "신협",
  "050": "저축은행",
  "064": "산림조합",
  "071": "우체국",
} as const satisfies Record<string, string>;

export type BankCode = keyof typeof BANKS;

export const BANK_CODES = Object.keys(BANKS) as [BankCode, ...BankCode[]];

export function isBankCode(code: unknown): code is BankCode {
  return typeof code === "string" && Object.hasOwn(BANKS, code);
}
