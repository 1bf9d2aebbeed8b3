import { NOT_OPEN_AGAIN } from "#domain/withdrawal/what-goes.ts";
import { PASSKEYS_MAX } from "#domain/account/passkey.ts";
import { waitText } from "#domain/calendar/duration-text.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { CONSENT_DAYS } from "#domain/schedule/renewal-times.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import { SAVED_PROS_MAX } from "#domain/saved-pro/saved-pro.ts";
import { QUICK_REPLY_LIMITS } from "#domain/quick-reply/quick-reply.ts";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import { STATE_FORBIDS } from "./state-forbids.ts";

const tooMany = (wait: string) => `시도가 너무 많았어요. ${wait} 뒤에 다시 해 주세요.`;

/**
 * Every error an endpoint may answer: closed codes, one status each, one Korean sentence that says what
 * the person can do now. A code missing here does not compile anywhere.
 */
export const errorCatalogue = {
  malformed: [400, "요청을 읽을 수 없어요. 화면을 새로고침한 뒤 다시 시도해 주세요."],
  idempotency_key_missing: [
    400,
    "요청에 필요한 값이 빠졌어요. 화면을 새로고침한 뒤 다시 시도해 주세요.",
  ],
  auth_required: [401, "로그인이 필요해요. 로그인한 뒤 이어서 할 수 있어요."],
  signature_invalid: [401, "서명을 확인할 수 없는 요청이에요."],
  login_failed: [401, "이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요."],
  csrf_failed: [403, "안전 확인에 실패했어요. 화면을 새로고침한 뒤 다시 시도해 주세요."],
  forbidden: [403, "이 계정으로는 할 수 없는 일이에요."],
  phone_unverified: [403, "휴대폰 번호를 먼저 확인해 주세요."],
  pro_required: [403, "고수로 승인된 계정만 할 수 있어요."],
  second_factor_required: [403, "2단계 인증을 먼저 마쳐 주세요."],
  route_not_found: [404, "없는 주소예요. 주소를 다시 확인해 주세요."],
  not_found: [404, "찾을 수 없어요. 지워졌거나 주소가 바뀌었을 수 있어요."],
  method_not_allowed: [405, "이 주소에서는 할 수 없는 요청이에요."],
  request_timeout: [408, "요청이 너무 천천히 도착했어요. 연결을 확인하고 다시 시도해 주세요."],
  contact_details: [
    409,
    "아직은 연락처를 주고받기 전이에요. 그래도 보내면 상대에게 연락처가 든 메시지라고 표시돼요.",
  ],
  conflict: [409, "그 사이에 내용이 바뀌었어요. 새로고침해서 확인해 주세요."],
  credits_insufficient: [
    409,
    "크레딧이 모자라요. 충전하거나 예치한 크레딧이 돌아온 뒤 보낼 수 있어요.",
  ],
  credits_owed: [
    409,
    "취소된 결제로 쓴 크레딧을 갚아야 해요. 크레딧을 충전하면 먼저 갚고, 남는 것을 쓸 수 있어요.",
  ],
  duplicate_request: [
    409,
    "같은 지역에 같은 서비스를 이미 요청했어요. 진행 중인 요청을 확인해 주세요.",
  ],
  form_outdated: [409, "질문이 바뀌었어요. 답은 그대로 두었으니 다시 확인하고 보내 주세요."],
  quotes_closed: [409, "이 요청은 더 이상 견적을 받지 않아요."],
  quote_exists: [409, "이 요청에는 이미 견적을 보냈어요."],
  quote_closed: [409, "이 견적은 이미 끝났어요."],
  quote_expired: [409, "견적의 유효 기간이 지났어요. 고수에게 새 견적을 부탁해 보세요."],
  pro_suspended: [
    409,
    "지금은 활동을 멈춘 고수예요. 다시 활동하면 고용할 수 있고, 다른 견적은 지금 고를 수 있어요.",
  ],
  price_changed: [409, "견적 비용이 바뀌었어요. 새 비용을 확인하고 다시 보내 주세요."],
  state_forbids: [409, STATE_FORBIDS],
  withdrawing: [
    409,
    `탈퇴를 신청한 계정이에요. 돌아오면 계정과 기록을 다시 쓸 수 있어요. ${NOT_OPEN_AGAIN}`,
  ],
  withdrawal_blocked: [409, "먼저 마쳐야 할 일이 있어요. 남은 일을 확인해 주세요."],
  export_too_soon: [409, "내 정보 파일은 하루에 한 번 만들 수 있어요. 내일 다시 요청해 주세요."],
  email_taken: [409, "이미 가입된 이메일이에요. 로그인하거나 비밀번호를 다시 설정해 주세요."],
  phone_taken: [409, "다른 계정에서 쓰고 있는 번호예요."],
  social_login_outdated: [
    409,
    "로그인한 지 오래됐거나 이미 끝난 로그인이에요. 로그인 화면에서 다시 시작해 주세요.",
  ],
  social_login_taken: [
    409,
    "이미 다른 연결이 있어요. 연결한 방법으로 로그인한 뒤 설정에서 확인해 주세요.",
  ],
  last_way_in: [
    409,
    "마지막 로그인 방법은 없앨 수 없어요. 비밀번호를 정하거나 다른 방법을 더한 뒤 다시 시도해 주세요.",
  ],
  slot_taken: [409, "이미 상담이 잡힌 시간이에요. 다른 시간을 골라 주세요."],
  review_exists: [409, "이 거래의 후기를 이미 남겼어요."],
  template_exists: [409, "같은 이름의 템플릿이 있어요. 다른 이름을 적어 주세요."],
  template_limit: [
    409,
    `템플릿은 ${TEMPLATE_LIMITS.count}개까지 만들 수 있어요. 쓰지 않는 것을 삭제해 주세요.`,
  ],
  quick_reply_limit: [
    409,
    `빠른 답변은 ${QUICK_REPLY_LIMITS.count}개까지 만들 수 있어요. 쓰지 않는 것을 삭제해 주세요.`,
  ],
  saved_pro_limit: [
    409,
    `고수는 ${SAVED_PROS_MAX}명까지 찜할 수 있어요. 더는 찾지 않는 고수의 찜을 취소해 주세요.`,
  ],
  passkey_limit: [
    409,
    `패스키는 ${PASSKEYS_MAX}개까지 둘 수 있어요. 쓰지 않는 것을 삭제해 주세요.`,
  ],
  portfolio_limit: [
    409,
    `포트폴리오는 ${PORTFOLIO_LIMITS.count}개까지 올릴 수 있어요. 오래된 것을 삭제해 주세요.`,
  ],
  report_exists: [409, "같은 신고를 이미 접수했어요. 확인이 끝나면 알림으로 알려 드릴게요."],
  upload_unusable: [409, "올린 파일을 쓸 수 없어요. 파일을 다시 올려 주세요."],
  own_testimonial: [409, "나에게 쓰는 추천은 남길 수 없어요. 고객이 자기 기기에서 열어야 해요."],
  certification_exists: [409, "이미 제출한 확인이 있어요. 그 내용을 수정해 주세요."],
  business_number_taken: [
    409,
    "다른 고수가 이미 확인받은 사업자등록번호예요. 번호를 다시 확인해 주세요.",
  ],
  identity_unfinished: [
    409,
    "아직 본인 확인을 마치지 않았어요. 확인 창에서 끝까지 진행한 뒤 다시 눌러 주세요.",
  ],
  identity_over: [409, "이미 끝났거나 시간이 지난 확인이에요. 처음부터 다시 확인해 주세요."],
  identity_failed: [409, "본인 확인이 되지 않았어요. 다시 하거나 다른 방법으로 확인해 주세요."],
  identity_too_young: [409, "나이가 모자라 아직 쓸 수 없어요."],
  identity_taken: [
    409,
    "이미 다른 계정에서 고수로 확인된 분이에요. 한 사람은 고수 계정을 하나만 쓸 수 있으니 그 계정으로 로그인하거나 고객센터에 알려 주세요.",
  ],
  identity_differs: [
    409,
    "이 고수 계정에서 전에 확인한 분과 다른 분이에요. 본인이 다시 확인하거나 고객센터에 알려 주세요.",
  ],
  identity_required: [
    409,
    "본인 확인을 마치지 않은 고수라 승인할 수 없어요. 고수가 확인을 마치면 승인해 주세요.",
  ],
  identity_unchecked: [
    409,
    "아직 본인 확인을 하지 않은 고수예요. 신원 정보가 필요하면 고객센터에 알려 주세요.",
  ],
  membership_exists: [409, "이미 멤버십이 있어요. 내 멤버십에서 확인해 주세요."],
  not_active: [409, "쓰고 있는 멤버십이 없어요. 내 멤버십에서 확인해 주세요."],
  overdue_forbids: [409, "밀린 결제를 먼저 마친 뒤 할 수 있어요."],
  payment_pending: [409, "앞선 결제를 확인하고 있어요. 확인이 끝난 뒤 다시 시도해 주세요."],
  payment_declined: [409, "결제되지 않았어요. 결제 수단을 확인하고 다시 시도해 주세요."],
  renewal_under_way: [409, "갱신 결제가 진행되고 있어요. 끝난 뒤 다시 시도해 주세요."],
  change_while_canceling: [409, "해지를 예약해 두어서 바꿀 수 없어요. 해지를 먼저 취소해 주세요."],
  nothing_pending: [409, "취소할 것이 없어요. 이미 처리됐는지 확인해 주세요."],
  nothing_due: [409, "지금 낼 금액이 없어요."],
  plan_unknown: [409, "지금은 팔지 않는 상품이에요. 다른 상품을 골라 주세요."],
  same_plan: [409, "다음 기간에 이미 정해진 상품이에요. 다른 상품을 골라 주세요."],
  upgrade_not_higher: [
    409,
    "지금 업그레이드는 크레딧이 더 많은 상품으로만 할 수 있어요. 줄이려면 다음 기간부터 바꿔 주세요.",
  ],
  method_missing: [409, "결제 수단이 없어요. 카드나 휴대폰을 등록해 주세요."],
  method_unusable: [409, "지금 결제 수단으로는 낼 수 없어요. 다른 결제 수단을 등록해 주세요."],
  method_in_use: [
    409,
    "멤버십이 이어지는 동안에는 결제 수단을 삭제할 수 없어요. 이용 기간이 끝난 뒤나, 지금 해지하고 환불받은 뒤에 삭제할 수 있어요.",
  ],
  refund_changed: [409, "돌려받을 금액이 그 사이에 줄었어요. 금액을 확인하고 다시 눌러 주세요."],
  billing_key_unusable: [409, "등록한 결제 수단을 확인할 수 없어요. 다시 등록해 주세요."],
  no_price_rise: [409, "동의할 가격 인상이 없어요."],
  consent_not_open: [409, `가격 인상 동의는 갱신 ${CONSENT_DAYS}일 전부터 할 수 있어요.`],
  plan_price_changed: [409, "가격이 그 사이에 바뀌었어요. 새 가격을 확인하고 다시 눌러 주세요."],
  guarantee_not_eligible: [
    409,
    "보장 환불 조건에 맞지 않아요. 내 멤버십에서 이유를 확인해 주세요.",
  ],
  nothing_to_refund: [409, "돌려받을 크레딧이 없어요. 이미 썼거나 견적에 예치한 크레딧이에요."],
  profile_exists: [409, "고수 프로필이 이미 있어요."],
  idempotency_running: [409, "같은 요청을 처리하고 있어요. 잠시 뒤에 확인해 주세요."],
  too_large: [413, "보낸 내용이 너무 커요. 크기를 줄여 주세요."],
  unsupported_media: [415, "받을 수 없는 형식이에요."],
  invalid: [422, "입력한 내용을 확인해 주세요."],
  phone_code_wrong: [422, "인증번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요."],
  phone_code_expired: [422, "인증번호를 더 이상 쓸 수 없어요. 새 인증번호를 받아 주세요."],
  second_factor_wrong: [422, "인증번호가 맞지 않아요. 가장 최근의 여섯 자리인지 확인해 주세요."],
  proof_required: [422, "본인인지 다시 확인해 주세요. 확인하고 나면 이어서 할 수 있어요."],
  second_step_expired: [422, "확인할 시간이 지났어요. 로그인부터 다시 해 주세요."],
  passkey_refused: [422, "패스키를 확인하지 못했어요. 다시 시도하거나 다른 방법을 써 주세요."],
  email_undo_invalid: [
    422,
    "이미 썼거나 기간이 지난 링크예요. 도움이 필요하면 고객센터에 알려 주세요.",
  ],
  reset_link_invalid: [
    422,
    "이미 썼거나 기간이 지난 링크예요. 비밀번호 재설정을 다시 요청해 주세요.",
  ],
  email_change_invalid: [
    422,
    "이미 썼거나 기간이 지난 링크예요. 로그인해 계정 설정에서 이메일을 다시 바꿔 주세요.",
  ],
  email_link_invalid: [
    422,
    "이미 썼거나 기간이 지난 링크예요. 로그인해 내 정보에서 확인 메일을 다시 받아 주세요.",
  ],
  testimonial_link_invalid: [
    422,
    "이미 썼거나 기간이 지난 초대예요. 추천을 부탁한 고수에게 새 초대를 받아 주세요.",
  ],
  idempotency_mismatch: [422, "같은 확인 값으로 다른 내용이 왔어요. 화면을 새로고침해 주세요."],
  too_many: [429, tooMany("잠시")],
  header_too_large: [431, "요청 머리말이 너무 커요."],
  internal: [500, "서버에 문제가 생겼어요. 입력한 내용은 그대로 두고 잠시 뒤 다시 시도해 주세요."],
  unavailable: [503, "지금은 연결이 어려워요. 잠시 뒤에 다시 시도해 주세요."],
  payments_unavailable: [503, "지금은 결제를 받을 수 없어요. 잠시 뒤에 다시 시도해 주세요."],
  identity_unavailable: [503, "지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 시도해 주세요."],
  identity_unclear: [
    503,
    "확인 결과를 아직 받지 못했어요. 확인한 내용은 그대로 있으니 잠시 뒤 결과를 다시 받아 주세요.",
  ],
  storage_full: [507, "파일을 저장할 수 없어요. 잠시 뒤에 다시 올려 주세요."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes that say somebody may not do this. */
export type ForbiddenCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code][0] extends 403 ? Code : never;
}[ErrorCode];

export function isForbiddenCode(code: ErrorCode): code is ForbiddenCode {
  return statusOf(code) === 403;
}

/** Messages per input name; nested inputs are written with dots ("items.0.amount"). */
export type FieldErrors = Record<string, string[]>;

/** The body of every error answer. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors; trace_id: string };
}

export function statusOf(code: ErrorCode): number {
  return errorCatalogue[code][0];
}

export function messageOf(code: ErrorCode): string {
  return errorCatalogue[code][1];
}

/** The message of `too_many` where it is known how long to wait (ms). */
export function tooManyMessage(waitMs: number): string {
  return waitMs < MINUTE_MS ? messageOf("too_many") : tooMany(waitText(waitMs));
}
