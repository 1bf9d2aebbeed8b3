import type { DealSide } from "#domain/quote/deal-side.ts";
import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { groupOfSide, noticeKind } from "../notice-kind.ts";
import { fillTemplate } from "../text-templates.ts";

type Service = { serviceName: string };

/** What a pro is notified of about requests and the quotes they sent. */
export const workNotices = {
  request_received: noticeKind<Service>({
    group: "my_work",
    title: "새 요청이 들어왔어요",
    body: ({ serviceName }) => `${serviceName} 요청이 들어왔어요. 내용을 보고 견적을 보내 보세요.`,
    action: "요청 보기",
    samples: [{ serviceName: "원룸 이사" }],
  }),
  request_reopened: noticeKind<Service>({
    group: "my_work",
    title: "요청이 다시 열렸어요",
    body: ({ serviceName }) => `${serviceName} 요청이 다시 열렸어요. 지금 견적을 보낼 수 있어요.`,
    action: "요청 보기",
    samples: [{ serviceName: "원룸 이사" }],
  }),
  request_urgent: noticeKind<Service>({
    group: "my_work",
    title: "긴급 요청이에요",
    body: ({ serviceName }) =>
      `고객이 ${serviceName} 견적을 급히 기다려요. 내용을 보고 견적을 보내 보세요.`,
    action: "요청 보기",
    text: ({ serviceName }) => fillTemplate("request_urgent", { 서비스: serviceName }),
    mayWake: true,
    samples: [{ serviceName: "원룸 이사" }],
  }),
  request_more_quotes: noticeKind<Service>({
    group: "my_work",
    title: "견적을 더 받는 요청이 있어요",
    body: ({ serviceName }) =>
      `${serviceName} 요청의 고객이 견적을 더 받기로 했어요. 지금 견적을 보낼 수 있어요.`,
    action: "요청 보기",
    samples: [{ serviceName: "원룸 이사" }],
  }),
  request_designated: noticeKind<{ serviceName: string; isHalfPrice: boolean }>({
    group: "my_work",
    title: "나를 지정한 요청이 왔어요",
    body: ({ serviceName, isHalfPrice }) =>
      `고객이 ${serviceName} 요청을 직접 부탁했어요. ${isHalfPrice ? "견적 비용이 절반이에요." : "내용을 보고 견적을 보내 보세요."}`,
    action: "요청 보기",
    text: ({ serviceName }) => fillTemplate("request_designated", { 서비스: serviceName }),
    samples: [
      { serviceName: "원룸 이사", isHalfPrice: true },
      { serviceName: "원룸 이사", isHalfPrice: false },
    ],
  }),
  quote_read: noticeKind<{ capturedCredits: number | null }>({
    group: "my_work",
    title: "고객이 견적을 읽었어요",
    body: ({ capturedCredits }) =>
      capturedCredits === null
        ? "예치한 크레딧이 먼저 돌아와 비용이 들지 않았어요."
        : `예치한 크레딧 ${capturedCredits}개를 썼어요.`,
    action: "보낸 견적 보기",
    samples: [{ capturedCredits: 4 }, { capturedCredits: null }],
  }),
  quote_declined: noticeKind<{ wasUnread: boolean; reason: string }>({
    group: "my_work",
    title: "고객이 견적을 거절했어요",
    body: ({ wasUnread, reason }) => {
      const said = reason === "" ? "" : ` 이유: ${reason}`;
      return wasUnread
        ? `읽지 않고 거절해 크레딧은 쓰이지 않았어요.${said}`
        : `다음 요청에 다시 견적을 보내 보세요.${said}`;
    },
    action: "보낸 견적 보기",
    samples: [
      { wasUnread: true, reason: "" },
      { wasUnread: false, reason: "예산보다 조금 높아요." },
    ],
  }),
  quote_released: noticeKind<{ credits: number }>({
    group: "my_work",
    title: "예치한 크레딧이 돌아왔어요",
    body: ({ credits }) =>
      `고객이 ${UNREAD_HOLD_TEXT} 동안 견적을 읽지 않아 예치한 크레딧 ${credits}개가 돌아왔어요. 견적은 그대로 남아 있어요.`,
    action: "보낸 견적 보기",
    samples: [{ credits: 4 }],
  }),
  quote_expired: noticeKind<{ side: DealSide; releasedCredits: number | null }>({
    group: groupOfSide,
    title: "견적의 유효 기간이 지났어요",
    body: ({ side, releasedCredits }) => {
      if (side === "customer") {
        return "받은 견적 하나의 유효 기간이 지났어요. 필요하면 고수에게 새 견적을 부탁해 보세요.";
      }
      return releasedCredits === null
        ? "보낸 견적의 유효 기간이 지났어요."
        : `고객이 읽지 않은 채 견적의 유효 기간이 지나 예치한 크레딧 ${releasedCredits}개가 돌아왔어요.`;
    },
    action: "견적 보기",
    samples: [
      { side: "pro", releasedCredits: 4 },
      { side: "pro", releasedCredits: null },
      { side: "customer", releasedCredits: null },
    ],
  }),
  quote_hired: noticeKind<{ agreedDate: string; agreedTime: string | null; agreedPrice: number }>({
    group: "my_work",
    title: "고객이 나를 고용했어요",
    body: ({ agreedDate, agreedTime, agreedPrice }) =>
      `${formatAppointment(agreedDate, agreedTime)}, ${formatWon(agreedPrice)}에 하기로 했어요. 고객과 자세한 내용을 나눠 보세요.`,
    action: "약속 보기",
    text: ({ agreedDate, agreedTime, agreedPrice }) =>
      fillTemplate("quote_hired", {
        날짜: formatAppointment(agreedDate, agreedTime),
        금액: formatWon(agreedPrice),
      }),
    samples: [
      { agreedDate: "2027-03-13", agreedTime: null, agreedPrice: 480_000 },
      { agreedDate: "2027-03-13", agreedTime: "09:00", agreedPrice: 480_000 },
    ],
  }),
  request_ended: noticeKind<{ text: string; wasUnread: boolean }>({
    group: "my_work",
    title: "견적을 보낸 요청이 끝났어요",
    body: ({ text, wasUnread }) =>
      `${text}${wasUnread ? " 읽지 않은 견적이라 크레딧은 쓰이지 않았어요." : ""}`,
    action: "보낸 견적 보기",
    samples: [
      { text: "고객이 다른 고수를 고용했어요.", wasUnread: true },
      { text: "고객이 고용하지 않고 요청을 마감했어요.", wasUnread: false },
    ],
  }),
  testimonial_received: noticeKind<{ clientName: string }>({
    group: "my_work",
    title: "새 외부 추천이 올라왔어요",
    body: ({ clientName }) => `${clientName}님이 추천 글을 남겼어요.`,
    action: "추천 보기",
    samples: [{ clientName: "이서연" }],
  }),
};
