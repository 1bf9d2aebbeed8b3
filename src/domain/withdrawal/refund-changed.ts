import { formatWon } from "../won/format-won.ts";

/** What somebody is told who leaves with a refund of another amount than they were shown; `won` goes back now. */
export function refundChangedText(won: number): string {
  const now =
    won > 0 ? `지금 돌려받을 금액은 ${formatWon(won)}이에요.` : "지금은 돌려받을 금액이 없어요.";
  return `${now} 탈퇴는 아직 신청하지 않았어요. 금액을 확인하고 다시 눌러 주세요.`;
}
