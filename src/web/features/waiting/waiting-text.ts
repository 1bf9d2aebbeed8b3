import type { WaitingItem } from "#contract/endpoints/me/waiting.ts";
import { daysBetween, type Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { formatKoreanDate, formatTime } from "#web/platform/format/format.ts";

interface WaitingText {
  title: string;
  detail: string;
  verb: string;
}

/** What waits in one sentence, of what it is, and the one thing to do about it. */
export function waitingText(item: WaitingItem, today: Day): WaitingText {
  switch (item.kind) {
    case "overdue":
      return {
        title: "멤버십 결제가 밀렸어요",
        detail: "결제하면 그대로 이어져요.",
        verb: "결제하기",
      };
    case "change_order":
      return {
        title: `${item.pro} 고수가 약속을 바꾸자고 해요`,
        detail: item.service,
        verb: "답하기",
      };
    case "consultation":
      return {
        title: `${item.pro} 고수와 상담이 있어요`,
        detail: `${dayWord(seoulDay(Date.parse(item.starts_at)), today)} ${formatTime(item.starts_at)}`,
        verb: "상담 보기",
      };
    case "complete":
      return {
        title: `${item.service}, 일이 끝났나요?`,
        detail: `${item.pro} 고수 · 작업일 ${dayWord(item.agreed_date, today)}`,
        verb: "완료하기",
      };
    case "work":
      return {
        title: `${item.service} 작업일이 다가와요`,
        detail: `${item.pro} 고수 · ${dayWord(item.agreed_date, today)}`,
        verb: "약속 보기",
      };
    case "unread_quotes":
      return {
        title: `읽지 않은 견적서가 ${item.count}장 있어요`,
        detail: item.service,
        verb: "견적 보기",
      };
    case "unread_talk":
      return {
        title: `${item.pro} 고수가 보낸 메시지 ${item.count}개`,
        detail: item.service,
        verb: "채팅 보기",
      };
    case "review":
      return {
        title: `${item.service}, 어떠셨어요?`,
        detail: `${item.pro} 고수`,
        verb: "후기 쓰기",
      };
  }
}

/** A near day by its word, any other by its date. */
export function dayWord(day: Day, today: Day): string {
  const near: Record<number, string> = { [-1]: "어제", 0: "오늘", 1: "내일", 2: "모레" };
  return near[daysBetween(today, day)] ?? formatKoreanDate(day);
}
