import { shownLine } from "#domain/text/text-rules.ts";
import { fieldRule, rule, type BoundRule } from "#domain/validation/field-rule.ts";
import { required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/relation/required.ts";
import { businessNumberProblem } from "./business-number.ts";
import { isLegalName, LEGAL_NAME_LENGTH } from "./legal-name.ts";

/** Code points of a title, an issuer or a firm's name, after trimming, inclusive. */
export const CERTIFICATION_LINE = { min: 2, max: 60 } as const;

const line = shownLine(CERTIFICATION_LINE.min, CERTIFICATION_LINE.max);

export const onlyLetters: BoundRule = {
  passes: (value) => typeof value === "string" && isLegalName(value),
  line: "legal_name",
  message: () => "등록증에 적힌 이름만 입력해 주세요.",
};
const tenDigits: BoundRule = {
  passes: (value) => businessNumberProblem(String(value)) !== "shape",
  message: () => "사업자등록번호 열 자리를 입력해 주세요.",
};
export const checkDigit: BoundRule = {
  passes: (value) => businessNumberProblem(String(value)) === null,
  line: "business_number",
  message: () => "없는 번호예요. 등록증의 번호와 한 자리씩 맞춰 봐 주세요.",
};

export const representative = fieldRule(
  "대표자",
  ...shownLine(LEGAL_NAME_LENGTH.min, LEGAL_NAME_LENGTH.max),
  onlyLetters,
);
export const businessNumber = fieldRule(
  "사업자등록번호",
  rule(required, requiredMessage),
  tenDigits,
  checkDigit,
);
/** Code points of the address on a certificate, inclusive. */
export const BUSINESS_ADDRESS = { min: 5, max: 120 } as const;

const PHONE = /^0\d{1,3}-?\d{3,4}-?\d{4}$|^1\d{3}-?\d{4}$/;
export const callable: BoundRule = {
  passes: (value) => typeof value === "string" && PHONE.test(value.trim()),
  line: "business_phone",
  message: () => "전화번호를 02-1234-5678처럼 입력해 주세요.",
};

export const businessAddress = fieldRule(
  "주소",
  ...shownLine(BUSINESS_ADDRESS.min, BUSINESS_ADDRESS.max),
);
export const businessPhone = fieldRule("연락처", rule(required, requiredMessage), callable);
export const businessName = fieldRule("상호", ...line);
export const credentialTitle = fieldRule("이름", ...line);
export const credentialIssuer = fieldRule("발급한 곳", ...line);
