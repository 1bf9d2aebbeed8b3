import { SENDER } from "#domain/brand/name.ts";
import { RESET_LIFETIME_MS } from "#domain/account/password-rules.ts";
import { EMAIL_CHANGE_LIFETIME_MS, EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import { maskEmail } from "#domain/account/mask-email.ts";
import { VERIFICATION_LIFETIME_MS } from "#domain/account/email-verification.ts";
import { daysText, hoursText, minutesText } from "#domain/calendar/duration-text.ts";
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
  return `${SENDER} 인증번호 ${code}\n${PHONE_CODE_WITHIN} 입력해 주세요. 아무에게도 알려 주지 마세요.`;
}

export function resetLetter(link: string): Letter {
  return {
    subject: `${SENDER} 비밀번호를 다시 설정해 주세요`,
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
    subject: `${SENDER} 이메일을 확인해 주세요`,
    text: [
      `이 주소로 솜씨에 가입했어요. 아래에서 확인하면 견적과 결제 소식도 이 주소로 보내 드려요. 링크는 ${within} 동안 한 번만 쓸 수 있어요.`,
      "가입한 적이 없다면 이 메일은 그냥 두셔도 돼요. 확인하지 않은 주소로는 견적과 결제 소식을 보내지 않아요.",
    ].join("\n\n"),
  };
}

export function emailChangeLetter(): Letter {
  const within = hoursText(EMAIL_CHANGE_LIFETIME_MS);
  return {
    subject: `${SENDER} 새 이메일을 확인해 주세요`,
    text: [
      `솜씨 계정의 이메일을 이 주소로 바꾸려고 해요. 아래에서 확인하면 바뀌어요. 링크는 ${within} 동안 한 번만 쓸 수 있어요.`,
      "요청한 적이 없다면 이 메일은 그냥 두셔도 돼요. 아무것도 바뀌지 않아요.",
    ].join("\n\n"),
  };
}

export function emailTakenLetter(): Letter {
  return {
    subject: `${SENDER} 이 이메일로는 이미 가입되어 있어요`,
    text: [
      "누군가 다른 솜씨 계정의 이메일을 이 주소로 바꾸려고 했어요. 이 주소는 이미 이 계정에서 쓰고 있어서 아무것도 바뀌지 않았어요.",
      "직접 요청했다면 이 주소로 로그인해 주세요. 요청한 적이 없다면 이 메일은 그냥 두셔도 돼요.",
    ].join("\n\n"),
  };
}

export function emailChangedLetter(newEmail: string): Letter {
  const days = daysText(EMAIL_UNDO_MS);
  return {
    subject: `${SENDER} 계정의 이메일이 바뀌었어요`,
    text: [
      `솜씨 계정의 이메일이 ${maskEmail(newEmail)} 주소로 바뀌었어요. 이제 이 주소로는 로그인할 수 없고 소식도 오지 않아요.`,
      `직접 바꾸지 않았다면 아래에서 되돌려 주세요. ${days} 동안 누를 수 있고, 되돌리면 모든 기기에서 로그아웃하고 새 비밀번호를 정하게 돼요.`,
    ].join("\n\n"),
  };
}

/** @param until when it is too late, epoch ms */
export function withdrawalLetter(until: number): Letter {
  return {
    subject: `${SENDER} 탈퇴 신청을 받았어요`,
    text: [
      `${formatKoreanDate(seoulDay(until))} ${formatKoreanTime(until)}까지 로그인하면 돌아올 수 있어요. 그 뒤에는 계정과 기록을 삭제하고, 되돌릴 수 없어요.`,
      "직접 신청하지 않았다면 지금 로그인해 돌아온 뒤 비밀번호를 바꿔 주세요.",
    ].join("\n\n"),
  };
}

/** To an address that the account had until lately: whoever changed it may be the one who wants it gone. */
export function withdrawalLetterToOld(until: number): Letter {
  return {
    subject: `${SENDER} 탈퇴 신청을 받았어요`,
    text: [
      `얼마 전까지 이 주소를 쓰던 솜씨 계정에서 탈퇴를 신청했어요. ${formatKoreanDate(seoulDay(until))} ${formatKoreanTime(until)}이 지나면 계정과 기록을 삭제하고, 되돌릴 수 없어요.`,
      "직접 신청하지 않았다면 그 전에 이 주소로 온 ‘계정의 이메일이 바뀌었어요’ 메일에서 이메일을 되돌리고, 새 비밀번호로 로그인해 돌아와 주세요.",
    ].join("\n\n"),
  };
}

/** Goes to the number that is used from now on, the way to the help desk below it: whoever has it need have no account. */
export function phoneIsNewText(): string {
  return `${SENDER} 이제 계정에 이 번호를 써요. 내가 아니면 알려 주세요.`;
}

/** Goes to the number that was used until now. */
export function phoneChangedText(newPhone: string): string {
  return `${SENDER} 계정의 휴대폰 번호가 ${maskMobile(newPhone)}로 바뀌었어요. 직접 바꾸지 않았다면 비밀번호를 바꿔 주세요.`;
}
