import { agreed } from "#domain/account/consent-rules.ts";
import { storedEmail } from "#domain/account/email-rules.ts";
import { notOfficial, someLetter } from "#domain/account/name-rules.ts";
import { newPassword } from "#domain/account/password-input.ts";
import { mobilePhone, sixDigits } from "#domain/account/phone-rules.ts";
import { calendarDay, dayOfOurTimes } from "#domain/calendar/day-rule.ts";
import { calendarMonth } from "#domain/calendar/month-rule.ts";
import { consultationTime } from "#domain/consultation/weekly-hours.ts";
import type { RegionLevel } from "#domain/region/region.ts";
import { regionCodeOf } from "#domain/region/region-rules.ts";
import { callable, checkDigit, onlyLetters } from "#domain/certification/certification-rules.ts";
import { knownBank, onlyDigits } from "#domain/payment/bank-account-rules.ts";
import { clockTime } from "#domain/request/request-rules.ts";
import { reachable } from "#domain/testimonial/testimonial-rules.ts";
import { withoutContact } from "#domain/message/contact-fault.ts";
import { withoutLink } from "#domain/text/link.ts";
import { wonUpTo } from "#domain/won/won-rules.ts";
import { mostItems, someItems } from "./chosen.ts";
import { commonProductRules } from "./common-rules.ts";
import type { BoundRule } from "./field-rule.ts";
import { multipleOf, wholeNumber } from "./number/whole-number.ts";
import type { ProductRule } from "./rule-catalogue.ts";

// Our own rules, which a line names beside the standard ones. Texts count code points as they are kept, where `min`
// and `max` count as the reference does.

const one = (rule: BoundRule): ProductRule => ({ bound: () => [rule] });

export const productRules = {
  ...commonProductRules,
  whole_number: {
    names: ["least", "most"],
    bound: ([least, most]) => wholeNumber(Number(least), Number(most)),
  },
  step: { names: ["step"], bound: ([step]) => [multipleOf(Number(step))] },
  won: { names: ["most"], bound: ([most]) => wonUpTo(Number(most)) },
  some_items: one(someItems("하나 이상 골라 주세요.")),
  most_items: {
    names: ["most"],
    bound: ([most]) => [mostItems(Number(most), `${Number(most)}개까지 고를 수 있어요.`)],
  },
  no_link: one(withoutLink()),
  no_contact: one(withoutContact()),
  calendar_day: one(calendarDay),
  day_of_our_times: one(dayOfOurTimes),
  calendar_month: one(calendarMonth),
  clock_time: one(clockTime),
  consultation_time: one(consultationTime),
  region_code: {
    names: ["levels"],
    bound: (levels) => [regionCodeOf(...levels.map((level) => String(level) as RegionLevel))],
  },
  mobile_phone: one(mobilePhone),
  mobile_or_email: one(reachable),
  account_email: one(storedEmail),
  phone_code: one(sixDigits),
  new_password: one({
    passes: (value) => newPassword(value) === null,
    message: () => "비밀번호를 다시 정해 주세요.",
    demands: () => true,
  }),
  agreed: one(agreed),
  some_letter: one(someLetter),
  not_official: one(notOfficial),
  legal_name: one(onlyLetters),
  business_number: one(checkDigit),
  business_phone: one(callable),
  bank: one(knownBank),
  account_number: one(onlyDigits),
} as const satisfies Record<string, ProductRule>;

export type ProductRuleName = keyof typeof productRules;
