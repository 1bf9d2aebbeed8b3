import type { ProHire } from "#contract/endpoints/hires.ts";
import { addDays, compareDays, type Day } from "#domain/calendar/day.ts";
import { AUTO_COMPLETE_TEXT } from "#domain/request/deadlines.ts";
import { isWorkDue } from "#domain/request/work-due.ts";

/** What the hired pro may do next; the first is the main one. */
export type ProNextAction = "chat" | "quote" | "reviews";

export interface ProNextSteps {
  sentences: string[];
  actions: ProNextAction[];
}

/** How a hire goes on for its pro from where it stands today. */
export function proNextSteps(
  hire: Pick<ProHire, "state" | "agreed_date" | "agreed_time" | "reviewed_at">,
  today: Day,
): ProNextSteps {
  switch (hire.state) {
    case "hired":
      return isWorkDue(hire, today) ? due() : appointed(hire, today);
    case "completed":
      return hire.reviewed_at === null
        ? { sentences: ["고객이 후기를 남기면 알려 드려요."], actions: ["quote", "chat"] }
        : {
            sentences: ["후기에는 댓글로 답할 수 있어요. 고객과 모두에게 보여요."],
            actions: ["reviews", "quote"],
          };
    case "cancelled":
      return {
        sentences: ["취소된 거래는 견적 일치율과 고용 수에 들어가지 않아요."],
        actions: ["quote"],
      };
  }
}

function appointed(
  { agreed_date, agreed_time }: Pick<ProHire, "agreed_date" | "agreed_time">,
  today: Day,
): ProNextSteps {
  const isReminded = compareDays(addDays(today, 1), agreed_date) < 0;
  return {
    sentences: [
      `고객과 ${agreed_time === null ? "시간과 " : ""}준비할 것을 먼저 정해 두세요.`,
      ...(isReminded ? ["작업일 전날에 다시 알려 드려요."] : []),
      "금액, 날짜, 범위는 두 사람이 모두 수락해야 바뀌어요. 변경 제안은 견적서에서 해요.",
    ],
    actions: ["chat", "quote"],
  };
}

function due(): ProNextSteps {
  return {
    sentences: [
      "일이 끝났으면 견적서에서 완료하기를 눌러 주세요.",
      `누르지 않아도 작업일에서 ${AUTO_COMPLETE_TEXT}이 지나면 완료돼요.`,
    ],
    actions: ["quote", "chat"],
  };
}
