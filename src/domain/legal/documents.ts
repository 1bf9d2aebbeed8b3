/** What holds between people and the product. */
export const LEGAL_DOCUMENTS = ["terms", "privacy", "operation-policy"] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export function isLegalDocument(name: string): name is LegalDocument {
  return LEGAL_DOCUMENTS.some((one) => one === name);
}

export const LEGAL_TITLES: Record<LegalDocument, string> = {
  terms: "이용약관",
  privacy: "개인정보 처리방침",
  "operation-policy": "운영정책",
};
