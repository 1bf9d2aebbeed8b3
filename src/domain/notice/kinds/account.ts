import { NOT_OPEN_AGAIN } from "#domain/withdrawal/what-goes.ts";
import { APPROVAL_BONUS_CREDITS } from "#domain/credits/approval-bonus.ts";
import { OUTCOME_FOR_REPORTER, type AbuseReportOutcome } from "#domain/abuse-report/outcome.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { LOGIN_PROVIDER_NAMES, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { noticeKind } from "../notice-kind.ts";

type Reasoned = { reason: string };
type Labelled = { label: string };

/** What a person is notified of about who they are here: decisions of the back office, and who else may be in. */
export const accountNotices = {
  new_device: noticeKind<{ device: string; day: string; time: string }>({
    group: "account",
    title: "새 기기에서 로그인했어요",
    body: ({ device, day, time }) =>
      `${formatKoreanDate(day)} ${time}에 처음 보는 기기(${device})에서 로그인했어요. 내가 한 것이 아니면 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요.`,
    action: "로그인한 기기 보기",
    samples: [
      { device: "크롬 · 윈도우", day: "2027-03-10", time: "오후 3:05" },
      { device: "알 수 없는 기기", day: "2027-03-10", time: "오전 12:00" },
    ],
  }),
  social_login_linked: noticeKind<{ provider: LoginProvider; day: string; time: string }>({
    group: "account",
    title: "로그인 방법을 연결했어요",
    body: ({ provider, day, time }) =>
      `${formatKoreanDate(day)} ${time}에 ${LOGIN_PROVIDER_NAMES[provider]} 계정을 연결해, 이제 그 계정으로도 로그인할 수 있어요. 내가 한 것이 아니면 연결을 끊고 비밀번호를 바꿔 주세요.`,
    action: "로그인 방법 보기",
    samples: [
      { provider: "kakao", day: "2027-03-10", time: "오후 3:05" },
      { provider: "apple", day: "2027-03-10", time: "오전 12:00" },
    ],
  }),
  withdrawal_undone: noticeKind<Record<never, never>>({
    group: "account",
    title: "탈퇴 신청을 취소했어요",
    body: () =>
      `다시 로그인해서 계정과 기록을 쓸 수 있어요. ${NOT_OPEN_AGAIN} 내가 한 것이 아니면 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요.`,
    action: "로그인한 기기 보기",
    samples: [{}],
  }),
  password_changed: noticeKind<Record<never, never>>({
    group: "account",
    title: "비밀번호가 바뀌었어요",
    body: () =>
      "비밀번호가 바뀌었고, 다른 기기에서는 로그아웃됐어요. 내가 한 것이 아니면 로그인 화면의 ‘비밀번호를 잊었어요’에서 바로 다시 정해 주세요.",
    action: "로그인한 기기 보기",
    samples: [{}],
  }),
  email_changed: noticeKind<{ email: string }>({
    group: "account",
    title: "이메일이 바뀌었어요",
    body: ({ email }) =>
      `이제 ${email} 주소로 로그인하고 소식을 받아요. 내가 한 것이 아니면 옛 이메일로 온 메일에서 되돌려 주세요.`,
    action: "계정 설정 보기",
    samples: [{ email: "sa***@example.com" }],
  }),
  email_change_undone: noticeKind<{ email: string }>({
    group: "account",
    title: "이메일을 되돌렸어요",
    body: ({ email }) =>
      `다시 ${email} 주소로 로그인해요. 모든 기기에서 로그아웃했고, 그 사이에 추가한 패스키와 2단계 인증은 삭제하고 연결한 서비스는 끊었어요.`,
    action: "계정 설정 보기",
    samples: [{ email: "sa***@example.com" }],
  }),
  phone_changed: noticeKind<{ phone: string }>({
    group: "account",
    title: "휴대폰 번호가 바뀌었어요",
    body: ({ phone }) =>
      `이제 ${phone} 번호를 써요. 내가 한 것이 아니면 비밀번호를 바꾸고 고객센터에 알려 주세요.`,
    action: "고객센터 열기",
    samples: [{ phone: "010-****-5678" }],
  }),
  second_step_on: noticeKind<Record<never, never>>({
    group: "account",
    title: "2단계 인증을 켰어요",
    body: () =>
      "이제 비밀번호 다음에 인증 앱의 코드도 물어봐요. 내가 한 것이 아니면 비밀번호를 바꾸고 고객센터에 알려 주세요.",
    action: "고객센터 열기",
    samples: [{}],
  }),
  second_step_off: noticeKind<Record<never, never>>({
    group: "account",
    title: "2단계 인증을 껐어요",
    body: () =>
      "이제 비밀번호만으로 로그인할 수 있어요. 내가 한 것이 아니면 비밀번호를 바꾸고 다시 켜 주세요.",
    action: "계정 설정 보기",
    mustReach: true,
    samples: [{}],
  }),
  passkey_added: noticeKind<{ name: string }>({
    group: "account",
    title: "패스키를 추가했어요",
    body: ({ name }) =>
      `이제 ‘${name}’ 패스키로도 로그인할 수 있어요. 내가 한 것이 아니면 삭제하고 비밀번호를 바꿔 주세요.`,
    action: "계정 설정 보기",
    samples: [{ name: "크롬 · 안드로이드" }],
  }),
  passkey_removed: noticeKind<{ name: string }>({
    group: "account",
    title: "패스키를 삭제했어요",
    body: ({ name }) =>
      `‘${name}’ 패스키로는 더 로그인할 수 없어요. 내가 한 것이 아니면 비밀번호를 바꿔 주세요.`,
    action: "계정 설정 보기",
    samples: [{ name: "크롬 · 안드로이드" }],
  }),
  pro_approved: noticeKind<Record<never, never>>({
    group: "account",
    title: "고수로 승인됐어요",
    body: () =>
      `이제 요청을 받고 견적을 보낼 수 있어요. 보너스 크레딧 ${APPROVAL_BONUS_CREDITS}개를 넣어 드렸어요.`,
    action: "받은 요청 보기",
    samples: [{}],
  }),
  pro_rejected: noticeKind<Reasoned>({
    group: "account",
    title: "고수 신청이 승인되지 않았어요",
    body: ({ reason }) => `${reason} 프로필을 수정하면 다시 확인해 드려요.`,
    action: "프로필 수정",
    samples: [{ reason: "소개에 전화번호가 들어 있어요." }],
  }),
  pro_suspended: noticeKind<Reasoned>({
    group: "account",
    title: "고수 활동이 정지됐어요",
    body: ({ reason }) =>
      `${reason} 고용된 일은 마칠 수 있고, 새 요청과 견적은 멈춰요. 멤버십을 쓰고 있었다면 다음 기간은 결제되지 않아요.`,
    action: "내 프로필 보기",
    samples: [{ reason: "약속에 여러 번 나오지 않았어요." }],
  }),
  pro_reinstated: noticeKind<Reasoned>({
    group: "account",
    title: "고수 활동을 다시 할 수 있어요",
    body: ({ reason }) => `${reason} 이제 다시 요청을 받고 견적을 보낼 수 있어요.`,
    action: "받은 요청 보기",
    samples: [{ reason: "이의를 확인했어요." }],
  }),
  pro_warned: noticeKind<{ text: string }>({
    group: "account",
    title: "운영팀이 알려 드려요",
    body: ({ text }) => text,
    action: "고객센터 열기",
    samples: [
      {
        text: "보낸 메시지에 대해 ‘욕설이나 위협을 했어요’라는 신고가 있었어요. 확인한 결과 주의를 드려요. 같은 일이 이어지면 활동이 정지될 수 있어요.",
      },
    ],
  }),
  name_change_approved: noticeKind<{ name: string }>({
    group: "account",
    title: "활동 이름이 바뀌었어요",
    body: ({ name }) => `이제 고객에게 ‘${name}’ 이름으로 보여요.`,
    action: "내 프로필 보기",
    samples: [{ name: "든든한 이사" }],
  }),
  name_change_rejected: noticeKind<{ name: string; reason: string }>({
    group: "account",
    title: "활동 이름을 바꾸지 못했어요",
    body: ({ name, reason }) =>
      `‘${name}’: ${reason} 지금 이름은 그대로 보여요. 다른 이름으로 다시 바꿀 수 있어요.`,
    action: "내 프로필 보기",
    samples: [{ name: "국가대표 이사", reason: "확인할 수 없는 말이 들어 있어요." }],
  }),
  certification_approved: noticeKind<Labelled>({
    group: "account",
    title: "자격이 확인됐어요",
    body: ({ label }) => `이제 프로필과 견적에 ‘${label}’ 표시가 보여요.`,
    action: "인증 보기",
    samples: [{ label: "사업자" }],
  }),
  certification_rejected: noticeKind<Labelled & Reasoned>({
    group: "account",
    title: "자격을 확인하지 못했어요",
    body: ({ label, reason }) => `${label}: ${reason} 수정해서 다시 제출하면 다시 확인해 드려요.`,
    action: "인증 보기",
    samples: [{ label: "사업자", reason: "글자가 흐려 읽을 수 없어요." }],
  }),
  certification_revoked: noticeKind<Labelled & Reasoned>({
    group: "account",
    title: "자격 표시가 내려갔어요",
    body: ({ label, reason }) =>
      `‘${label}’ 표시를 내렸어요. ${reason} 올바른 증명을 제출하면 다시 확인해 드려요.`,
    action: "인증 보기",
    samples: [{ label: "사업자", reason: "폐업한 사업자로 확인됐어요." }],
  }),
  certification_expiring: noticeKind<Labelled & { expiresOn: string }>({
    group: "account",
    title: "자격의 유효 기간이 곧 끝나요",
    body: ({ label, expiresOn }) =>
      `‘${label}’의 유효 기간이 ${formatKoreanDate(expiresOn)}까지예요. 새로 받은 증명을 미리 제출해 주세요.`,
    action: "인증 보기",
    samples: [{ label: "전기공사기사", expiresOn: "2027-04-30" }],
  }),
  certification_expired: noticeKind<Labelled>({
    group: "account",
    title: "자격의 유효 기간이 끝났어요",
    body: ({ label }) => `‘${label}’ 표시를 내렸어요. 새로 받은 증명을 제출하면 다시 보여요.`,
    action: "인증 보기",
    samples: [{ label: "전기공사기사" }],
  }),
  identity_recheck: noticeKind<Record<never, never>>({
    group: "account",
    title: "본인 확인을 다시 해 주세요",
    body: () =>
      "이름을 적던 본인 확인이 본인 명의를 확인하는 것으로 바뀌어 ‘본인 확인’ 표시를 내렸어요. 다시 확인하면 바로 보여요.",
    action: "다시 확인하기",
    samples: [{}],
  }),
  identity_disclosed: noticeKind<{ service: string }>({
    group: "account",
    title: "고객이 신원 정보를 확인했어요",
    body: ({ service }) =>
      `고용한 고객이 ${service} 거래 상대로서 이름과 전화번호를 확인했어요. 전자상거래법에 따라 거래 당사자에게만 보여 드려요.`,
    action: "거래 보기",
    samples: [{ service: "입주 청소" }],
  }),
  report_closed: noticeKind<{ proName: string | null; outcome: AbuseReportOutcome }>({
    group: "account",
    title: "신고한 일을 확인했어요",
    body: ({ proName, outcome }) =>
      `${proName === null ? "고객" : `${proName} 고수`}에 대한 신고: ${OUTCOME_FOR_REPORTER[outcome]}`,
    action: "알림 보기",
    samples: [
      { proName: "든든한 이사", outcome: "warned" },
      { proName: null, outcome: "warned" },
      { proName: "든든한 이사", outcome: "suspended" },
      { proName: "든든한 이사", outcome: "no_action" },
    ],
  }),
};
