import { ASK_AGAIN_YEARS } from "#domain/account/advertising-follow-up.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { scopesText } from "../advertising-scope-labels.ts";
import { noticeKind } from "../notice-kind.ts";

const ACTION = "알림 설정 보기";

/**
 * What a person is notified of about their answers to advertising, as the law wants it: who sends it, what they
 * answered and when. It is no advertising itself.
 */
export const advertisingNotices = {
  advertising_answered: noticeKind<{
    day: string;
    granted: string | null;
    refused: string | null;
  }>({
    group: "account",
    title: "혜택과 소식에 답한 대로 했어요",
    body: ({ day, granted, refused }) =>
      [
        `솜씨가 보내는 혜택과 소식에 ${formatKoreanDate(day)}에 답한 대로 처리했어요.`,
        ...(granted === null ? [] : [`동의: ${granted}.`]),
        ...(refused === null ? [] : [`거절: ${refused}.`]),
        "언제든 알림 설정에서 바꿀 수 있어요.",
      ].join(" "),
    action: ACTION,
    samples: [
      { day: "2027-03-10", granted: scopesText(["push", "email"]), refused: scopesText(["text"]) },
      { day: "2027-03-10", granted: null, refused: scopesText(["push", "text", "email", "night"]) },
    ],
  }),
  advertising_question: noticeKind<{ day: string; granted: string }>({
    group: "account",
    title: "혜택과 소식을 계속 받을까요?",
    body: ({ day, granted }) =>
      [
        `솜씨가 보내는 혜택과 소식을 ${formatKoreanDate(day)}부터 받고 있어요: ${granted}.`,
        `${ASK_AGAIN_YEARS}년마다 다시 여쭤봐요. 알림 설정에서 계속 받을지 알려 주세요.`,
        "답하지 않으면 지금처럼 보내 드려요.",
      ].join(" "),
    action: "계속 받을지 정하기",
    samples: [{ day: "2027-03-10", granted: scopesText(["push", "text", "email"]) ?? "" }],
  }),
};
