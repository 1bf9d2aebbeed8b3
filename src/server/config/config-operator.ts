import * as z from "zod";
import { normalizeEmail } from "#domain/account/email.ts";
import {
  formatBusinessNumber,
  normalizeBusinessNumber,
} from "#domain/certification/business-number.ts";
import type { OperatorFact } from "#domain/operator/operator.ts";

const LONGEST = 200;

const line = z
  .string()
  .max(LONGEST, `${LONGEST}글자까지 쓸 수 있어요`)
  .regex(/^[^\p{Cc}\p{Cf}]+$/u, "한 줄로 적어 주세요");

const businessNumber = z.string().transform((value, context): string => {
  const digits = normalizeBusinessNumber(value);
  if (digits !== null) return formatBusinessNumber(digits);
  context.addIssue({ code: "custom", message: "있는 사업자등록번호여야 해요" });
  return z.NEVER;
});

/** Whoever runs the product, as the foot of each page, receipts and /business-info name them. */
export const operatorVariables = z.object({
  BUSINESS_NAME: line.optional().describe("name of the company"),
  BUSINESS_REPRESENTATIVE: line.optional().describe("who represents it"),
  BUSINESS_REGISTRATION_NUMBER: businessNumber
    .optional()
    .describe("its number as a business (사업자등록번호)"),
  BUSINESS_MAIL_ORDER_NUMBER: line
    .optional()
    .describe("its number as a mail-order seller (통신판매업 신고번호)"),
  BUSINESS_ADDRESS: line.optional().describe("where it is"),
  BUSINESS_PHONE: z
    .string()
    .regex(/^[0-9+][0-9-]{2,19}$/, "전화번호를 숫자로 적어 주세요")
    .optional()
    .describe("its help desk's telephone"),
  BUSINESS_EMAIL: z
    .string()
    .refine((value) => normalizeEmail(value) !== null, "이메일 주소여야 해요")
    .optional()
    .describe("its help desk's e-mail address"),
  BUSINESS_HOSTING: line.optional().describe("who hosts the product"),
});

/** The variable of each fact. */
export const OPERATOR_VARIABLES = {
  name: "BUSINESS_NAME",
  representative: "BUSINESS_REPRESENTATIVE",
  registration_number: "BUSINESS_REGISTRATION_NUMBER",
  mail_order_number: "BUSINESS_MAIL_ORDER_NUMBER",
  address: "BUSINESS_ADDRESS",
  phone: "BUSINESS_PHONE",
  email: "BUSINESS_EMAIL",
  hosting: "BUSINESS_HOSTING",
} as const satisfies Record<OperatorFact, keyof z.output<typeof operatorVariables>>;

/** What was set of each fact, from the whole environment. */
export const operatorFacts = operatorVariables.transform(
  (values): Partial<Record<OperatorFact, string | undefined>> =>
    Object.fromEntries(
      Object.entries(OPERATOR_VARIABLES).map(([fact, variable]) => [fact, values[variable]]),
    ),
);
