import { QUIET_HOURS_TEXT } from "#domain/notice/quiet-hours.ts";
import { consentRules, LEAST_AGE_TEXT } from "#domain/account/consent-rules.ts";
import type { FieldRule } from "#domain/validation/field-rule.ts";

export type ConsentName = "terms" | "privacy" | "age_14" | "marketing" | "marketing_night";

export interface Consent {
  name: ConsentName;
  label: string;
  /** Of a consent that a person must give. */
  rule?: FieldRule;
  hint?: string;
  /** Where to read what the label stands for. */
  text?: "/terms" | "/privacy";
}

export const consents: readonly Consent[] = [
  { name: "age_14", label: `${LEAST_AGE_TEXT} 이상이에요`, rule: consentRules.age_14 },
  { name: "terms", label: "이용약관에 동의해요", rule: consentRules.terms, text: "/terms" },
  {
    name: "privacy",
    label: "개인정보 수집과 이용에 동의해요",
    rule: consentRules.privacy,
    text: "/privacy",
  },
  {
    name: "marketing",
    label: "혜택과 소식을 받을게요",
    hint: "문자나 이메일로 보내요. 동의하지 않아도 가입할 수 있고, 언제든지 끌 수 있어요.",
  },
  { name: "marketing_night", label: `${QUIET_HOURS_TEXT}에도 받을게요` },
];
