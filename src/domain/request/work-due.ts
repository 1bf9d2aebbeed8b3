import type { DealSide } from "#domain/quote/deal-side.ts";
import { compareDays } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { Day } from "#domain/calendar/day.ts";

/**
 * From the agreed day on (that day included, Asia/Seoul) completing is the next step of a hire. Before it the work may be
 * done early, but what comes next is to talk about it: completing then asks whether it is really over.
 */
export function isWorkDue(hire: { agreed_date: Day }, today: Day): boolean {
  return compareDays(today, hire.agreed_date) >= 0;
}

/** Whether work was completed before its agreed day, on which it was not done then. */
export function wasDoneEarly(agreedOn: Day, completedOn: Day | null): completedOn is Day {
  return completedOn !== null && compareDays(completedOn, agreedOn) < 0;
}

/** The day that work belongs to: the agreed one, also where somebody completed it later, unless it was done before. */
export function dayOfWork(agreedOn: Day, completedOn: Day | null): Day {
  return wasDoneEarly(agreedOn, completedOn) ? completedOn : agreedOn;
}

/** What the agreed day is called beside other facts of the work. */
export function agreedDayName(agreedOn: Day, completedOn: Day | null): string {
  return wasDoneEarly(agreedOn, completedOn) ? "약속했던 날" : "작업일";
}

/** What is asked before a hire is completed, in two sentences and what follows from it. */
export function completionQuestion(facts: {
  agreed_date: Day;
  isDue: boolean;
  side: DealSide;
  /** A change of what was agreed waits for an answer. */
  hasOpenChange?: boolean;
}): { title: string; description: string } {
  const review =
    facts.side === "customer"
      ? "완료하면 후기를 남길 수 있어요."
      : "완료하면 고객이 후기를 남길 수 있어요.";
  const settled = facts.hasOpenChange
    ? "답하지 않은 변경 제안은 답 없이 끝나고, 약속한 조건은 더 바꿀 수 없어요."
    : "약속한 조건은 더 바꿀 수 없어요.";
  return facts.isDue
    ? { title: "일이 끝났나요?", description: `${review} ${settled}` }
    : {
        title: "약속한 날 전인데, 일이 끝났나요?",
        description: `약속한 날은 ${formatKoreanDate(facts.agreed_date)}이에요. 일을 모두 마쳤을 때만 완료해 주세요. 되돌릴 수 없어요. ${review} ${settled}`,
      };
}
