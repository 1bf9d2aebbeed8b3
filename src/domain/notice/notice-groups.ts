/** How a notice reaches a person outside the page; in the app it stands always. */
export const NOTICE_CHANNELS = ["push", "text", "email"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const NOTICE_CHANNEL_LABELS: Record<NoticeChannel, string> = {
  push: "푸시",
  text: "문자·알림톡",
  email: "이메일",
};

export const NOTICE_GROUPS = [
  "my_request",
  "my_work",
  "talk",
  "money",
  "account",
  "advertising",
] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/**
 * What a group does on a channel unless the person said otherwise. `locked`: it is on and nobody switches it off;
 * `never`: it does not go there. Whether a kind has a text message at all, its own entry says.
 */
export type ChannelDefault = "on" | "off" | "locked" | "never";

interface GroupRules {
  label: string;
  /** What comes in it, for whoever decides about it. */
  about: string;
  channels: Record<NoticeChannel, ChannelDefault>;
}

/** around-the-deal.md §1: groups, channels and defaults. */
export const NOTICE_GROUP_RULES: Record<NoticeGroup, GroupRules> = {
  my_request: {
    label: "내 요청",
    about: "견적이 왔을 때, 변경 제안, 약속 전날, 완료와 취소",
    channels: { push: "on", text: "on", email: "on" },
  },
  my_work: {
    label: "고수 일",
    about: "새 요청, 읽은 견적, 고용, 변경 제안, 후기",
    channels: { push: "on", text: "on", email: "on" },
  },
  talk: {
    label: "대화",
    about: "읽지 않은 메시지",
    channels: { push: "on", text: "on", email: "on" },
  },
  money: {
    label: "결제",
    about: "결제와 영수증, 밀린 요금, 가격 인상 동의, 환불",
    channels: { push: "on", text: "on", email: "locked" },
  },
  account: {
    label: "계정",
    about: "비밀번호와 연락처 변경, 심사 결과, 이용 제한",
    channels: { push: "never", text: "locked", email: "locked" },
  },
  advertising: {
    label: "혜택과 소식",
    about: "할인과 새 기능 소식",
    channels: { push: "off", text: "off", email: "off" },
  },
};

/** Whether the person decides about this group on this channel. */
export function isSwitchable(group: NoticeGroup, channel: NoticeChannel): boolean {
  const rule = NOTICE_GROUP_RULES[group].channels[channel];
  return rule === "on" || rule === "off";
}
