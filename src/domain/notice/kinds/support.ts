import { CLOSE_AFTER_DAYS } from "#domain/support/ticket-times.ts";
import { noticeKind } from "../notice-kind.ts";

/** What whoever asked the help desk is notified of. */
export const supportNotices = {
  ticket_answered: noticeKind<{ subject: string; excerpt: string }>({
    group: "account",
    title: "문의에 답이 왔어요",
    body: ({ subject, excerpt }) =>
      `‘${subject}’ 문의에 답했어요. 답: ${excerpt} 이어서 물어볼 것이 있으면 그 화면에 남겨 주세요.`,
    action: "답 보기",
    samples: [
      {
        subject: "충전한 크레딧이 보이지 않아요",
        excerpt: "결제를 확인해 크레딧을 넣어 드렸어요.",
      },
    ],
  }),
  ticket_closed: noticeKind<{ subject: string; by: "staff" | "time" }>({
    group: "account",
    title: "문의를 마쳤어요",
    body: ({ subject, by }) =>
      by === "staff"
        ? `‘${subject}’ 문의를 마쳤어요. 더 물어볼 것이 있으면 새로 문의해 주세요.`
        : `‘${subject}’ 문의에 답한 뒤 ${CLOSE_AFTER_DAYS}일 동안 말씀이 없어 마쳤어요. 더 물어볼 것이 있으면 새로 문의해 주세요.`,
    action: "문의 보기",
    samples: [
      { subject: "충전한 크레딧이 보이지 않아요", by: "staff" },
      { subject: "충전한 크레딧이 보이지 않아요", by: "time" },
    ],
  }),
};
