import { RESET_LIFETIME_MS } from "#domain/account/password-rules.ts";
import { VERIFICATION_LIFETIME_MS } from "#domain/account/email-verification.ts";
import { hoursText, minutesText } from "#domain/calendar/duration-text.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { formatKoreanTime } from "#domain/calendar/korean-time.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { PHONE_CODE_WITHIN } from "#domain/account/phone-code.ts";
import { maskMobile } from "#domain/account/phone.ts";

/** The text of an e-mail to one person. */
export interface Letter {
  subject: string;
  text: string;
}

/** Short enough for one SMS (90 bytes as operators count, two for a Hangul syllable). */
export function phoneCodeText(code: string): string {
  return `[솜씨] 인증번호 ${code}\n${PHONE_CODE_WITHIN} 입력해 주세요. 아무에게도 알려 주지 마세요.`;
}

export function resetLetter(link: string): Letter {
  return {
    subject: "[솜씨] 비밀번호를 다시 설정해 주세요",
    text: [
      `비밀번호를 다시 설정하는 링크예요. ${minutesText(RESET_LIFETIME_MS)} 동안 한 번만 쓸 수 있어요.`,
      link,
      "요청한 적이 없다면 이 메일은 그냥 두셔도 돼요. 비밀번호는 바뀌지 않아요.",
    ].join("\n\n"),
  };
}

export function verificationLetter(): Letter {
  const within = hoursText(VERIFICATION_LIFETIME_MS);
  return {
    subject: "[솜씨] 이메일을 확인해 주세요",
    text: [
      `이 주소로 솜씨에 가입했어요. 아래에서 확인하면 견적과 결제 소식도 이 주소로 보내 드려요. 링크는 ${within} 동안 한 번만 쓸 수 있어요.`,
      "가입한 적이 없다면 이 메일은 그냥 두셔도 돼요. 확인하지 않은 주소로는 소식을 보내지 않아요.",
    ].join("\n\n"),
  };
}

export function passwordChangedLetter(): Letter {
  return {
    subject: "[솜씨] 비밀번호가 바뀌었어요",
    text: [
      "방금 비밀번호가 바뀌었고, 다른 기기에서는 로그아웃됐어요.",
      "직접 바꾸지 않았다면 로그인 화면의 '비밀번호 찾기'로 바로 다시 설정해 주세요.",
    ].join("\n\n"),
  };
}

/** @param until when it is too late, epoch ms */
export function withdrawalLetter(until: number): Letter {
  return {
    subject: "[솜씨] 탈퇴 신청을 받았어요",
    text: [
      `${formatKoreanDate(seoulDay(until))} ${formatKoreanTime(until)}까지 로그인하면 돌아올 수 있어요. 그 뒤에는 계정과 기록을 삭제하고, 되돌릴 수 없어요.`,
      "직접 신청하지 않았다면 지금 로그인해 돌아온 뒤 비밀번호를 바꿔 주세요.",
    ].join("\n\n"),
  };
}

/** Goes to the number that is used from now on. */
export function phoneIsNewText(): string {
  return "[솜씨] 이제 이 번호가 계정의 휴대폰 번호예요. 직접 바꾸지 않았다면 고객센터로 알려 주세요.";
}

/** Goes to the number that was used until now. */
export function phoneChangedText(newPhone: string): string {
  return `[솜씨] 계정의 휴대폰 번호가 ${maskMobile(newPhone)}로 바뀌었어요. 직접 바꾸지 않았다면 비밀번호를 바꿔 주세요.`;
}
