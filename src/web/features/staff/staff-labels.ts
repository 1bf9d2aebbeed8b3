import { CREDENTIAL_KIND_NAMES } from "#domain/certification/certificate-names.ts";
import type { CertificationEvent } from "#domain/certification/lifecycle.ts";
import type { Output } from "#contract/registry.ts";
import type { StaffLogAction } from "#domain/staff/log-action.ts";
import type { StaffLogKind } from "#domain/staff/log-kind.ts";
import type { Tone } from "#ui/display/badge.tsx";

export const kindLabels: Record<StaffLogKind, string> = {
  decision: "결정",
  look_up: "조회",
  file_view: "파일 열람",
  sign_in: "로그인",
  refused: "거절된 시도",
  account: "계정 관리",
};

/** What is asked before a pro's activity is stopped. */
export function suspensionQuestion(name: string) {
  return {
    title: `${name} 고수의 활동을 정지할까요?`,
    description: "새 요청과 견적이 멈추고 프로필이 가려져요. 고수가 이유를 읽어요.",
  };
}

/** What an entry of the log says was done. */
export const actionLabels: Record<StaffLogAction, string> = {
  "pro.approve": "고수 승인",
  "pro.reject": "고수 신청 반려",
  "pro.suspend": "고수 활동 정지",
  "pro.reinstate": "고수 활동 정지 해제",
  "pro.look_up": "고수 조회",
  "name_change.approve": "활동 이름 변경 승인",
  "name_change.reject": "활동 이름 변경 반려",
  "name_change.look_up": "활동 이름 변경 조회",
  "certification.approve": "자격 승인",
  "certification.reject": "자격 반려",
  "certification.revoke": "자격 승인 취소",
  "certification.look_up": "자격 조회",
  "certification.file_view": "자격 파일 열람",
  "report.warned": "신고 처리: 주의",
  "report.suspended": "신고 처리: 활동 정지",
  "report.no_action": "신고 처리: 조치 없음",
  "report.look_up": "신고 조회",
  "report.file_view": "신고 파일 열람",
  "request.block": "허위 요청 막기",
  "request.look_up": "요청 조회",
  "review.delete": "후기 내리기",
  "review.look_up": "후기 조회",
  "refund.paid": "환불을 계좌로 보냄",
  "refund.ask_again": "환불 계좌 다시 물음",
  "refund.retry": "환불 다시 시도",
  "refund.claim": "탈퇴한 회원의 환불 계좌 확인",
  "refund.look_up": "환불 조회",
  "alarm.close": "결제 알림 닫기",
  "alarm.look_up": "결제 알림 조회",
  "overdue.look_up": "밀린 결제 조회",
  "delivery.send": "알림 다시 보내기",
  "delivery.look_up": "보내지 못한 알림 조회",
  "ticket.answer": "문의에 답함",
  "ticket.close": "문의 마침",
  "ticket.look_up": "문의 조회",
  "ticket.file_view": "문의 파일 열람",
  "wish.mark": "찾지 못한 서비스 표시",
  "account.look_up": "보낸 알림 조회",
  "account.second_step_off": "회원의 2단계 인증 끄기",
  "breach.tell": "개인정보 유출 알림",
  "plan.create": "멤버십 만들기",
  "plan.price": "멤버십 가격 정하기",
  "sign_in.password": "비밀번호 확인",
  "sign_in.wrong_password": "틀린 비밀번호",
  "second_factor.mail": "인증번호 메일 받기",
  "second_factor.pass": "2단계 인증 완료",
  "second_factor.wrong": "틀린 인증번호",
  "second_factor.too_many": "인증 시도 초과",
  "staff.create": "운영자 계정 만들기",
  "staff.reset_second_factor": "인증 앱 다시 연결",
  second_factor_required: "2단계 인증 전의 시도",
  forbidden: "권한이 없는 시도",
  phone_unverified: "휴대폰 확인이 필요한 시도",
  pro_required: "고수만 할 수 있는 시도",
  csrf_failed: "안전 확인에 실패한 시도",
};

type ProState = Output<"staff.pros.get">["state"];

export const proStates: Record<ProState, { label: string; tone: Tone }> = {
  withdrawn: { label: "탈퇴", tone: "neutral" },
  pending: { label: "승인 대기", tone: "warning" },
  approved: { label: "활동 중", tone: "success" },
  rejected: { label: "반려됨", tone: "danger" },
  suspended: { label: "활동 정지", tone: "danger" },
};

export const nameChangeStates: Record<
  Output<"staff.nameChanges.get">["state"],
  { label: string; tone: Tone }
> = {
  pending: { label: "확인 대기", tone: "warning" },
  approved: { label: "승인됨", tone: "success" },
  rejected: { label: "반려됨", tone: "danger" },
  withdrawn: { label: "고수가 취소", tone: "neutral" },
  replaced: { label: "다른 이름으로 바뀜", tone: "neutral" },
};

type Certification = Output<"staff.certifications.get">;

export const certificationKinds: Record<Certification["kind"], string> = {
  identity: "본인",
  business: "사업자",
  ...CREDENTIAL_KIND_NAMES,
};

export const certificationStates: Record<Certification["state"], { label: string; tone: Tone }> = {
  none: { label: "없음", tone: "neutral" },
  pending: { label: "확인 대기", tone: "warning" },
  approved: { label: "승인됨", tone: "success" },
  rejected: { label: "반려됨", tone: "danger" },
  expired: { label: "기간 끝남", tone: "neutral" },
};

export const certificationEvents: Record<CertificationEvent, string> = {
  confirm: "확인",
  submit: "제출",
  approve: "승인",
  reject: "반려",
  revoke: "승인 취소",
  run_out: "기간 끝남",
  remove: "삭제",
};

/** Each with what follows for the side that was reported. */
export const reportOutcomes: Record<
  NonNullable<Output<"staff.reports.get">["outcome"]>,
  { label: string; hint: (reported: string) => string }
> = {
  no_action: { label: "조치 없음", hint: (reported) => `${reported}에게는 알리지 않아요.` },
  warned: {
    label: "주의",
    hint: (reported) =>
      `${reported}에게 무엇에 대한 주의인지 알려요. 누가 신고했는지는 알리지 않아요.`,
  },
  suspended: { label: "활동 정지", hint: () => "새 요청과 견적을 멈추고 프로필을 가려요." },
};

type RequestState = Output<"staff.requests.get">["state"];

export const requestStates: Record<RequestState, { label: string; tone: Tone }> = {
  draft: { label: "작성 중", tone: "neutral" },
  open: { label: "견적 받는 중", tone: "accent" },
  choosing: { label: "고르는 중", tone: "accent" },
  hired: { label: "고용됨", tone: "success" },
  completed: { label: "완료", tone: "success" },
  closed: { label: "마감", tone: "neutral" },
  cancelled: { label: "취소됨", tone: "neutral" },
  blocked: { label: "막음", tone: "danger" },
};

export const reviewStates: Record<
  Output<"staff.reviews.get">["state"],
  { label: string; tone: Tone }
> = {
  shown: { label: "보임", tone: "success" },
  deleted_by_author: { label: "작성자가 삭제", tone: "neutral" },
  deleted_by_staff: { label: "운영팀이 삭제", tone: "danger" },
};

type StaffRefund = Output<"staff.refunds.get">;

export const refundStates: Record<StaffRefund["state"], { label: string; tone: Tone }> = {
  waiting: { label: "기다림", tone: "warning" },
  done: { label: "돌려드림", tone: "success" },
  failed: { label: "거절됨", tone: "danger" },
  replaced: { label: "다른 환불로 바뀜", tone: "neutral" },
  reversed: { label: "되살아남", tone: "neutral" },
};

export const refundReasons: Record<StaffRefund["reason"], string> = {
  guarantee: "보장 환불",
  late_success: "늦게 확인된 결제",
  chargeback_reversed: "되돌아온 지급 거절",
  membership_unused: "쓰지 않은 멤버십",
  top_up_unused: "쓰지 않은 충전",
  staff: "운영팀 결정",
  outside: "밖에서 취소됨",
  late_interest: "늦은 환불의 이자",
};

export const alarmLabels: Record<Output<"staff.billing.alarms">["items"][number]["about"], string> =
  {
    our_fault: "우리 쪽 설정 오류로 결제 실패",
    arrears: "휴대폰 요금 미납",
    outside_refund: "밖에서 돈이 되돌아감",
    refund_failed: "환불 실패",
    refund_unclaimed: "탈퇴한 회원의 못 돌려준 환불",
  };
