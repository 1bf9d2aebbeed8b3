/** What is asked before a ticket is closed over something unfinished; null where nothing is. */
export function closingQuestion(ticket: { hasDraft: boolean; isAnswered: boolean }) {
  if (ticket.hasDraft) {
    return {
      title: "쓰던 답을 보내지 않고 마칠까요?",
      description: "마치면 쓰던 답은 문의한 분에게 가지 않아요.",
    };
  }
  if (ticket.isAnswered) return null;
  return {
    title: "답하지 않고 마칠까요?",
    description: "문의한 분의 마지막 글에 아직 답하지 않았어요.",
  };
}
