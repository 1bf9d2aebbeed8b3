import { ANSWER_BEFORE_START_MS, ANSWER_WITHIN_MS } from "#domain/consultation/deadlines.ts";
import { ABUSE_REPORT_LIMITS } from "#domain/abuse-report/limits.ts";
import { ASK_AGAIN_YEARS } from "#domain/account/advertising-follow-up.ts";
import { LEAST_AGE_TEXT } from "#domain/account/consent-rules.ts";
import { VERIFICATION_LIFETIME_MS } from "#domain/account/email-verification.ts";
import { PASSWORD_MIN, RESET_LIFETIME_MS } from "#domain/account/password-rules.ts";
import {
  PHONE_CODE_DIGITS,
  PHONE_CODE_TRIES,
  PHONE_CODE_WITHIN,
  SENDS_PER_PHONE,
} from "#domain/account/phone-code.ts";
import { daysText, hoursText, minutesText } from "#domain/calendar/duration-text.ts";
import { tierBaseCredits } from "#domain/catalogue/tier.ts";
import { EXPIRY_NOTICE_DAYS } from "#domain/certification/expiry.ts";
import { CONSULTATION_LIMITS } from "#domain/consultation/consultation-limits.ts";
import { BOOKABLE_DAYS, LEAD_TIME_MS } from "#domain/consultation/free-slots.ts";
import { APPROVAL_BONUS_CREDITS, approvalBonusExpiresAt } from "#domain/credits/approval-bonus.ts";
import { EXPIRY_NOTICE_MS } from "#domain/credits/expired-lots.ts";
import { COST_MODIFIERS, QUOTE_COST_FIXED_MS, QUOTE_COST_MIN } from "#domain/credits/quote-cost.ts";
import { REOPENED_FOR_MS } from "#domain/credits/release.ts";
import { TOP_UP_PACKS, TOP_UP_UNIT_WON, YEARS_VALID } from "#domain/credits/top-up.ts";
import { PRO_AGE } from "#domain/identity/age.ts";
import { LEGAL_NOTICE_DAYS } from "#domain/legal/versions.ts";
import { DAYS_TO_CLAIM, QUOTES_AT_LEAST } from "#domain/membership/guarantee.ts";
import { DAYS_IN_FULL, LEAVING_PERCENT } from "#domain/membership/leaving/leaving-offer.ts";
import { MESSAGE_LIMITS } from "#domain/message/message-limits.ts";
import {
  DIGEST_HOUR,
  UNREAD_EMAIL_AFTER_MS,
  UNREAD_TEXT_AFTER_MS,
} from "#domain/notice/plan-deliveries.ts";
import { QUIET_HOURS_TEXT } from "#domain/notice/quiet-hours.ts";
import { LATE_INTEREST_YEARLY_PERCENT, REFUND_BUSINESS_DAYS } from "#domain/payment/late-refund.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import {
  LEAST_DEALS,
  LEAST_IN_GROUP,
  LEAST_PROS,
  MONTHS_COUNTED,
} from "#domain/price-guide/thresholds.ts";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { QUICK_REPLY_LIMITS } from "#domain/quick-reply/quick-reply.ts";
import { MAX_COMPARED } from "#domain/quote/compare.ts";
import { QUOTE_LIMITS as QUOTE } from "#domain/quote/quote-limits.ts";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import {
  AUTO_COMPLETE_TEXT,
  HIRE_WINDOW_TEXT,
  QUOTE_WINDOW_TEXT,
  UNREAD_HOLD_TEXT,
} from "#domain/request/deadlines.ts";
import { MORE_QUOTES } from "#domain/request/more-quotes.ts";
import { DEFAULT_QUOTE_LIMIT, QUOTE_LIMITS } from "#domain/request/quote-limits.ts";
import { URGENT_CREDITS } from "#domain/request/urgent.ts";
import { REVIEW_LIMITS } from "#domain/review/review-rules.ts";
import { SAVED_PROS_MAX } from "#domain/saved-pro/saved-pro.ts";
import { REMINDER_TIME_TEXT } from "#domain/schedule/appointment-reminder.ts";
import { RETRY_DAYS } from "#domain/schedule/overdue-ladder.ts";
import {
  CONSENT_DAYS,
  DUE_TIME_TEXT,
  RENEWAL_NOTICE_DAYS,
} from "#domain/schedule/renewal-times.ts";
import {
  INVITATION_LIFETIME_MS,
  TAKE_BACK_MS,
  TESTIMONIAL_LIMITS,
} from "#domain/testimonial/testimonial-limits.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { FILE_MAX_KILOBYTES } from "#domain/upload/check-file.ts";
import { EXPORT_DAYS } from "#domain/withdrawal/export-times.ts";
import { LEGAL_TERMS, termText } from "#domain/withdrawal/legal-terms.ts";
import { STAFF_LOG_OF_PEOPLE_YEARS, STAFF_LOG_YEARS } from "#domain/withdrawal/retention.ts";
import { COME_BACK_DAYS, DESTROYED_WITHIN_DAYS } from "#domain/withdrawal/withdrawal-times.ts";
import { formatWon } from "#domain/won/format-won.ts";

const credits = (amount: number) => `${amount}크레딧`;
const off = ({ percent }: { percent: number }) => `${100 - percent}%`;
const letters = (amount: number) => `${groupDigits(amount)}자`;

/**
 * Every figure that texts of ours name, in words, from where it lives. A text says "{{request.window}}", so that it
 * never tells another figure than the product keeps.
 */
export const FIGURES: Readonly<Record<string, string>> = {
  "account.age": LEAST_AGE_TEXT,
  "account.password": letters(PASSWORD_MIN),
  "account.reset": minutesText(RESET_LIFETIME_MS),
  "account.email_link": hoursText(VERIFICATION_LIFETIME_MS),
  "account.code_digits": `${PHONE_CODE_DIGITS}자리`,
  "account.code_within": PHONE_CODE_WITHIN,
  "account.code_tries": `${PHONE_CODE_TRIES}번`,
  "account.code_sends": `${SENDS_PER_PHONE.most}번`,
  "identity.pro_age": `만 ${PRO_AGE}세`,
  "withdrawal.come_back": `${COME_BACK_DAYS}일`,
  "withdrawal.destroyed": `${DESTROYED_WITHIN_DAYS}일`,
  "export.days": `${EXPORT_DAYS}일`,
  "retention.contract": termText(LEGAL_TERMS.contract),
  "retention.payment": termText(LEGAL_TERMS.payment),
  "retention.dispute": termText(LEGAL_TERMS.complaint),
  "retention.advertising": termText(LEGAL_TERMS.advertising),
  "retention.access": termText(LEGAL_TERMS.access),
  "retention.staff": `${STAFF_LOG_YEARS}년`,
  "retention.staff_people": `${STAFF_LOG_OF_PEOPLE_YEARS}년`,
  "legal.notice": `${LEGAL_NOTICE_DAYS.usual}일`,
  "legal.notice_adverse": `${LEGAL_NOTICE_DAYS.adverse}일`,
  "request.limits": QUOTE_LIMITS.map((limit) => `${limit}개`).join(", "),
  "request.limit_usual": `${DEFAULT_QUOTE_LIMIT}개`,
  "request.window": QUOTE_WINDOW_TEXT,
  "request.hire_window": HIRE_WINDOW_TEXT,
  "request.more_credits": credits(MORE_QUOTES.credits),
  "request.more_quotes": `${MORE_QUOTES.quotes}개`,
  "request.more_times": `${MORE_QUOTES.timesMax}번`,
  "request.urgent": credits(URGENT_CREDITS),
  "quote.unread": UNREAD_HOLD_TEXT,
  "quote.files": `${QUOTE.attachmentsMax}개`,
  "quote.lines": `${QUOTE.itemsMax}줄`,
  "quote.valid": `${QUOTE.validDaysMax}일`,
  "quote.compared": `${MAX_COMPARED}개`,
  "quote.templates": `${TEMPLATE_LIMITS.count}개`,
  "cost.t1": credits(tierBaseCredits("T1")),
  "cost.t2": credits(tierBaseCredits("T2")),
  "cost.t3": credits(tierBaseCredits("T3")),
  "cost.t4": credits(tierBaseCredits("T4")),
  "cost.t5": credits(tierBaseCredits("T5")),
  "cost.fixed": minutesText(QUOTE_COST_FIXED_MS),
  "cost.least": credits(QUOTE_COST_MIN),
  "cost.designated": off(COST_MODIFIERS.designated),
  "cost.competing": COST_MODIFIERS.competing.label,
  "cost.competing_off": off(COST_MODIFIERS.competing),
  "cost.vague": off(COST_MODIFIERS.vague),
  "credits.packs": TOP_UP_PACKS.map(credits).join(", "),
  "credits.unit": formatWon(TOP_UP_UNIT_WON),
  "credits.valid": `${YEARS_VALID}년`,
  "credits.bonus": credits(APPROVAL_BONUS_CREDITS),
  "credits.bonus_valid": daysText(approvalBonusExpiresAt(0)),
  "credits.reopened": daysText(REOPENED_FOR_MS),
  "credits.expiry_notice": daysText(EXPIRY_NOTICE_MS),
  "membership.time": DUE_TIME_TEXT,
  "membership.notice": `${RENEWAL_NOTICE_DAYS}일`,
  "membership.consent": `${CONSENT_DAYS}일`,
  "membership.retries": RETRY_DAYS.map((days) => `${days}일`).join(", "),
  "membership.last_retry": `${RETRY_DAYS.at(-1)}일`,
  "membership.whole_refund": `${DAYS_IN_FULL}일`,
  "membership.leaving_fee": `${LEAVING_PERCENT}%`,
  "membership.guarantee": `${DAYS_TO_CLAIM}일`,
  "membership.guarantee_quotes": `${QUOTES_AT_LEAST}개`,
  "refund.transfer": `${REFUND_BUSINESS_DAYS}영업일`,
  "refund.interest": `연 ${LATE_INTEREST_YEARLY_PERCENT}%`,
  "hire.auto_complete": AUTO_COMPLETE_TEXT,
  "hire.reminder": REMINDER_TIME_TEXT,
  "review.least": letters(REVIEW_LIMITS.bodyMin),
  "review.most": letters(REVIEW_LIMITS.bodyMax),
  "review.photos": `${REVIEW_LIMITS.photosMax}장`,
  "review.comment": letters(REVIEW_LIMITS.commentMax),
  "talk.most": letters(MESSAGE_LIMITS.textMax),
  "talk.files": `${MESSAGE_LIMITS.filesMax}개`,
  "talk.text_after": minutesText(UNREAD_TEXT_AFTER_MS),
  "talk.email_after": hoursText(UNREAD_EMAIL_AFTER_MS),
  "talk.quick_replies": `${QUICK_REPLY_LIMITS.count}개`,
  "file.most": `${FILE_MAX_KILOBYTES / 1024}MB`,
  "notice.quiet": QUIET_HOURS_TEXT,
  "notice.digest": `오전 ${DIGEST_HOUR}시`,
  "notice.ask_again": `${ASK_AGAIN_YEARS}년`,
  "pro.services": `${PROFILE_LIMITS.servicesMax}개`,
  "pro.regions": `${PROFILE_LIMITS.regionsMax}곳`,
  "pro.works": `${PORTFOLIO_LIMITS.count}개`,
  "pro.works_advised": `${PORTFOLIO_LIMITS.advised}개`,
  "pro.work_photos": `${PORTFOLIO_LIMITS.photosMax}장`,
  "pro.certificate_notice": `${EXPIRY_NOTICE_DAYS}일`,
  "consultation.ahead": `${BOOKABLE_DAYS}일`,
  "consultation.lead": hoursText(LEAD_TIME_MS),
  "consultation.answer": hoursText(ANSWER_WITHIN_MS),
  "consultation.answer_before": hoursText(ANSWER_BEFORE_START_MS),
  "consultation.open": `${CONSULTATION_LIMITS.openPerPro}번`,
  "testimonial.valid": daysText(INVITATION_LIFETIME_MS),
  "testimonial.take_back": daysText(TAKE_BACK_MS),
  "testimonial.least": letters(TESTIMONIAL_LIMITS.body.min),
  "testimonial.most": letters(TESTIMONIAL_LIMITS.body.max),
  "report.least": letters(ABUSE_REPORT_LIMITS.detailMin),
  "report.photos": `${ABUSE_REPORT_LIMITS.photosMax}장`,
  "saved.most": `${SAVED_PROS_MAX}명`,
  "price.deals": `${LEAST_DEALS}건`,
  "price.group": `${LEAST_IN_GROUP}건`,
  "price.pros": `${LEAST_PROS}명`,
  "price.months": `${MONTHS_COUNTED}개월`,
};
