import type { Day } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#web/platform/format/format.ts";

/** What is asked before a request opens again: it asks for the day of before. Null where that is still to come. */
export function reopenQuestion(wantedOn: Day | null, today: Day) {
  if (wantedOn === null || wantedOn >= today) return null;
  return {
    title: "날짜는 그대로 두고 다시 열까요?",
    description: `원하던 날이 지났어요. 다시 열면 고수에게 ${formatKoreanDate(wantedOn)}에 원한다고 보여요. 날짜를 바꾸려면 같은 내용으로 새 요청을 보내 주세요.`,
  };
}
