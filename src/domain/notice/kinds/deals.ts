import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Change } from "#domain/change-order/change-order.ts";
import {
  describeChange,
  describeChangeBriefly,
  overCeilingText,
} from "#domain/change-order/describe-change.ts";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import { AUTO_COMPLETE_TEXT } from "#domain/request/deadlines.ts";
import type { ChangeOrderEvent } from "#domain/change-order/lifecycle.ts";
import { groupOfSide, noticeKind } from "../notice-kind.ts";
import { fillTemplate } from "../text-templates.ts";

const ANSWERS: Record<ChangeOrderEvent, (change: string) => string> = {
  approve: (change) => `${change} 바꾸자는 변경 제안이 수락됐어요.`,
  reject: (change) => `${change} 바꾸자는 변경 제안이 거절됐어요. 처음 약속이 그대로예요.`,
  withdraw: (change) => `상대가 ${change} 바꾸자는 변경 제안을 취소했어요. 처음 약속이 그대로예요.`,
};

type Consultation = { side: DealSide; slot: string };
type ConsultationWithReason = Consultation & { reason: string | null };

const because = (reason: string | null) => (reason === null ? "" : ` 이유: ${reason}`);

const SLOT = describeSlot(Date.parse("2027-03-13T14:00:00+09:00"));
const BEFORE = {
  agreed_price: 480_000,
  agreed_date: "2027-03-13",
  agreed_time: null,
  scope: "거실",
};
const DEARER = describeChange({ price: 520_000 }, BEFORE);
const LATER = describeChange({ agreed_date: "2027-03-14" }, BEFORE);
const MUCH = {
  price: 520_000,
  agreed_date: "2027-03-14",
  agreed_time: "14:00",
  scope: "거실과 방",
};

function proposed(side: DealSide, change: Change, over: number, reason: string) {
  return {
    side,
    change: describeChange(change, BEFORE),
    brief: describeChangeBriefly(change),
    over,
    reason,
  };
}

/** What either side of a hire or a consultation is notified of. `side` is who reads it. */
export const dealNotices = {
  change_order_proposed: noticeKind<{
    side: DealSide;
    change: string;
    /** The same for a text message. */
    brief: string;
    /** Won above what the quote can come to at most. */
    over: number;
    reason: string;
  }>({
    group: groupOfSide,
    title: "변경 제안이 도착했어요",
    body: ({ change, over, reason }) =>
      `${change} 바꾸자는 제안이에요.${over > 0 ? ` ${overCeilingText(over)}` : ""} 이유: ${reason}`,
    action: "제안에 답하기",
    text: ({ brief }) => fillTemplate("change_order_proposed", { 변경: brief }),
    samples: [
      proposed("customer", { price: 520_000 }, 40_000, "짐이 처음보다 늘었어요."),
      proposed("pro", { agreed_date: "2027-03-14" }, 0, "비가 온대요."),
      proposed("pro", { agreed_date: "2027-12-14", agreed_time: "11:30" }, 0, "비가 온대요."),
      proposed("customer", MUCH, 0, "방 하나를 더 하기로 했어요."),
    ],
  }),
  change_order_decided: noticeKind<{ side: DealSide; change: string; event: ChangeOrderEvent }>({
    group: groupOfSide,
    title: "변경 제안에 답이 왔어요",
    body: ({ change, event }) => ANSWERS[event](change),
    action: "약속 보기",
    samples: [
      { side: "pro", change: DEARER, event: "approve" },
      { side: "customer", change: LATER, event: "reject" },
      { side: "customer", change: describeChange({ scope: "" }), event: "withdraw" },
    ],
  }),
  appointment_tomorrow: noticeKind<{
    side: DealSide;
    agreedDate: string;
    agreedTime: string | null;
  }>({
    group: groupOfSide,
    title: "내일 약속이 있어요",
    body: ({ agreedDate, agreedTime }) =>
      `${formatAppointment(agreedDate, agreedTime)}에 하기로 한 일이 있어요. 시간과 장소를 확인하고, 바뀐 것이 있으면 미리 알려 주세요.`,
    action: "약속 보기",
    isTimely: true,
    samples: [
      { side: "customer", agreedDate: "2027-03-13", agreedTime: null },
      { side: "pro", agreedDate: "2027-03-13", agreedTime: "09:00" },
    ],
  }),
  hire_completed: noticeKind<{ side: DealSide; isAutomatic: boolean }>({
    group: groupOfSide,
    title: "거래가 완료됐어요",
    body: ({ side, isAutomatic }) =>
      `${isAutomatic ? `약속한 날에서 ${AUTO_COMPLETE_TEXT}이 지나 거래가 완료됐어요. ` : ""}${
        side === "customer" ? "어땠는지 후기를 남겨 주세요." : "고객이 후기를 남기면 알려 드릴게요."
      }`,
    action: "거래 보기",
    samples: [
      { side: "customer", isAutomatic: true },
      { side: "pro", isAutomatic: false },
    ],
  }),
  hire_cancelled: noticeKind<{ by: "customer" | "hired_pro" | "staff"; reason: string }>({
    group: ({ by }) => (by === "hired_pro" ? "my_request" : "my_work"),
    title: "거래가 취소됐어요",
    body: ({ by, reason }) => {
      switch (by) {
        case "customer":
          return `고객이 거래를 취소했어요. 이유: ${reason}`;
        case "hired_pro":
          return `고수가 거래를 취소했어요. 다른 견적을 고르거나 요청을 다시 열 수 있어요. 이유: ${reason}`;
        case "staff":
          return "사실과 다른 요청으로 확인돼 거래를 취소했어요.";
      }
    },
    action: "거래 보기",
    text: ({ by }) => (by === "hired_pro" ? fillTemplate("canceled_by_pro", {}) : null),
    samples: [
      { by: "hired_pro", reason: "다쳐서 갈 수 없게 됐어요." },
      { by: "customer", reason: "이사 날이 미뤄졌어요." },
      { by: "staff", reason: "" },
    ],
  }),
  consultation_asked: noticeKind<Consultation>({
    group: groupOfSide,
    title: "상담 요청이 왔어요",
    body: ({ slot }) => `${slot} 상담 요청이에요. 확인하고 답해 주세요.`,
    action: "상담 요청에 답하기",
    samples: [{ side: "pro", slot: SLOT }],
  }),
  consultation_confirmed: noticeKind<Consultation>({
    group: groupOfSide,
    title: "상담이 확정됐어요",
    body: ({ slot }) => `${slot} 상담이 확정됐어요. 이제 서로 전화번호를 볼 수 있어요.`,
    action: "상담 보기",
    samples: [{ side: "customer", slot: SLOT }],
  }),
  consultation_declined: noticeKind<ConsultationWithReason>({
    group: groupOfSide,
    title: "고수가 상담을 받지 못했어요",
    body: ({ slot, reason }) =>
      `${slot} 상담을 고수가 받지 못했어요. 다른 시간을 골라 보세요.${because(reason)}`,
    action: "다른 시간 고르기",
    samples: [
      { side: "customer", slot: SLOT, reason: "그 시간에 다른 일이 생겼어요." },
      { side: "customer", slot: SLOT, reason: null },
    ],
  }),
  consultation_expired: noticeKind<Consultation>({
    group: groupOfSide,
    title: "상담 요청에 답이 없어 끝났어요",
    body: ({ side, slot }) =>
      side === "customer"
        ? `${slot} 상담 요청에 답이 오지 않았어요. 다른 시간이나 다른 고수를 찾아보세요.`
        : `${slot} 상담 요청에 답하지 않아 요청이 끝났어요.`,
    action: "상담 보기",
    samples: [
      { side: "customer", slot: SLOT },
      { side: "pro", slot: SLOT },
    ],
  }),
  consultation_cancelled: noticeKind<ConsultationWithReason>({
    group: groupOfSide,
    title: "상담이 취소됐어요",
    body: ({ slot, reason }) => `${slot} 상담이 취소됐어요.${because(reason)}`,
    action: "상담 보기",
    samples: [{ side: "customer", slot: SLOT, reason: "몸이 좋지 않아요." }],
  }),
  consultation_reminder: noticeKind<Consultation>({
    group: groupOfSide,
    title: "내일 상담이 있어요",
    body: ({ slot }) => `${slot} 상담이 있어요. 전화번호와 내용을 확인해 주세요.`,
    action: "상담 보기",
    isTimely: true,
    samples: [{ side: "customer", slot: SLOT }],
  }),
};
