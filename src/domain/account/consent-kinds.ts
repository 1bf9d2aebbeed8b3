/** What a person answers at sign-up. */
export const SIGN_UP_CONSENT_KINDS = [
  "terms",
  "privacy",
  "age_14",
  "marketing",
  "marketing_night",
] as const;

/** Everything that a person agrees to or refuses, under the name it is kept by. */
export const CONSENT_KINDS = [
  ...SIGN_UP_CONSENT_KINDS,
  "marketing_push",
  "marketing_text",
  "marketing_email",
] as const;
export type AnyConsentKind = (typeof CONSENT_KINDS)[number];

export const CONSENT_KIND_LABELS: Record<AnyConsentKind, string> = {
  terms: "이용약관",
  privacy: "개인정보 수집과 이용",
  age_14: "나이 확인",
  marketing: "혜택과 소식",
  marketing_night: "밤에도 혜택과 소식",
  marketing_push: "푸시로 혜택과 소식",
  marketing_text: "문자로 혜택과 소식",
  marketing_email: "이메일로 혜택과 소식",
};
