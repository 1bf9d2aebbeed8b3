import type { Day } from "#domain/calendar/day.ts";
import { passedWantedDay, wantedDayPassed } from "#domain/request/wanted-day.ts";

/** What is asked before a request opens again: it asks for the day of before. Null where that is still to come. */
export function reopenQuestion(wantedOn: Day | null, today: Day) {
  const passed = passedWantedDay(wantedOn, today);
  if (passed === null) return null;
  return {
    title: "날짜는 그대로 두고 다시 열까요?",
    description: `${wantedDayPassed(passed)} 다시 열면 고수에게 이 날짜에 원한다고 보여요. 날짜를 바꾸려면 같은 내용으로 새 요청을 보내 주세요.`,
  };
}
