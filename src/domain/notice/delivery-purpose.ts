import { VERIFICATION_PURPOSE } from "../account/email-verification.ts";

/** What goes out and is no notice, by what it is for; what such a message says holds codes and links. */
const labels = {
  phone_code: "휴대폰 인증번호",
  phone_changed: "휴대폰 번호가 바뀐 알림",
  password_reset: "비밀번호 다시 정하기 링크",
  email_change: "새 이메일 확인 링크",
  email_changed: "이메일이 바뀐 알림",
  email_taken: "이미 쓰는 이메일이라는 알림",
  [VERIFICATION_PURPOSE]: "이메일 확인 링크",
  withdrawal_asked: "탈퇴 신청을 받은 알림",
  staff_code: "운영자 인증번호",
  testimonial_invitation: "추천 글 부탁",
  digest: "하루 모음 메일",
} as const;
export type DeliveryPurpose = keyof typeof labels;

/** What something that goes out is for; that of a notice which is gone was the notice's kind. */
export function deliveryPurposeLabel(purpose: string): string {
  return Object.hasOwn(labels, purpose) ? labels[purpose as DeliveryPurpose] : "계정 안내";
}
