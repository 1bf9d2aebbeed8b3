import { NOT_OPEN_AGAIN } from "#domain/withdrawal/what-goes.ts";
import type { Output } from "#contract/registry.ts";
import type { WithdrawalChoice } from "#domain/withdrawal/choices.ts";
import { COME_BACK_DAYS } from "#domain/withdrawal/withdrawal-times.ts";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";

type Unused = NonNullable<Output<"users.me.withdrawal">["unused"]>;

/** What is there that was paid for. */
export function unusedText({
  credits,
  membership_until: until,
}: Pick<Unused, "credits" | "membership_until">): string {
  const left = credits > 0 ? [`쓰지 않은 ${formatCredits(credits)}`] : [];
  const membership = until ? [`${formatKoreanDate(until)}까지인 멤버십`] : [];
  return `${[...left, ...membership].join(", ")}이 남아 있어요.`;
}

/** What may become of it, each with the money that it brings; without any money there is nothing to ask for. */
export function choiceOptions(refund: Unused["refund"]): {
  value: WithdrawalChoice;
  label: string;
  description: string;
}[] {
  const giveUp = {
    value: "give_up" as const,
    label: "그대로 포기하고 탈퇴",
    description: `돌려받는 금액은 0원이에요. ${COME_BACK_DAYS}일 안에 돌아오면 남은 것을 계속 쓸 수 있어요.`,
  };
  if (refund.amount === 0) return [giveUp];
  return [
    {
      value: "refund" as const,
      label: `${formatWon(refund.amount)} 환불받고 탈퇴`,
      description: `${partsText(refund)} 돌아와도 되살릴 수 없어요. ${wayText(refund)}`,
    },
    giveUp,
  ];
}

function partsText({ membership, packs }: Unused["refund"]): string {
  if (packs === 0) return "쓰지 않은 만큼을 돌려받고 멤버십이 바로 끝나요.";
  if (membership === 0) return "충전하고 쓰지 않은 크레딧의 값이에요.";
  return `멤버십 ${formatWon(membership)}과 충전한 크레딧 ${formatWon(packs)}이에요. 멤버십은 바로 끝나요.`;
}

function wayText({ by_bank: byBank }: Unused["refund"]): string {
  return byBank
    ? "결제한 수단으로 보낼 수 없는 금액은 아래 계좌로 보내고, 보낸 뒤에 정보를 삭제해요."
    : "결제한 수단으로 결제가 취소돼요.";
}

/** What ends with the request to leave, also for whoever comes back. */
export const WHAT_CLOSES = `진행 중인 요청은 마감되고, 보낸 견적은 취소돼요. 돌아와도 ${NOT_OPEN_AGAIN}`;
