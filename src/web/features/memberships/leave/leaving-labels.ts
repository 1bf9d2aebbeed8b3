import type { LeavingOfferAnswer } from "#contract/endpoints/membership-parts.ts";
import { DAYS_IN_FULL, LEAVING_PERCENT } from "#domain/membership/leaving/leaving-offer.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";

type Offer = LeavingOfferAnswer;

interface Line {
  key: string;
  name: string;
  sum: string;
}

/** How the sum comes about, line by line. */
export function leavingLines({ by, amount, parts }: Offer): Line[] {
  if (by === "guarantee")
    return [{ key: "guarantee", name: "보장 환불 (전액)", sum: formatWon(amount) }];
  return parts.flatMap(({ price, granted, unused, paid_on, whole, fee }, index) => {
    const used = [
      {
        key: `paid-${index}`,
        name: `${formatKoreanDate(paid_on)} 결제`,
        sum: `${formatWon(price)} (${formatCredits(granted)})`,
      },
      {
        key: `unused-${index}`,
        name: `쓰지 않은 ${formatCredits(unused)}의 몫`,
        sum: formatWon(whole),
      },
    ];
    if (fee === 0) return used;
    const whose = parts.length === 1 ? "" : `${formatKoreanDate(paid_on)} 결제분 `;
    const kept = {
      key: `fee-${index}`,
      name: `${whose}공제 ${LEAVING_PERCENT}%`,
      sum: `−${formatWon(fee)}`,
    };
    return [...used, kept];
  });
}

/** Until when nothing is kept, or why something is. */
export function leavingRule({ by, parts }: Offer): string {
  const [first, ...others] = parts;
  if (by === "guarantee") return "보장 환불은 계정당 한 번이에요.";
  if (!first) return "";
  const isWhole = parts.every(({ fee }) => fee === 0);
  // Each payment has days of its own.
  const [until, after] =
    others.length === 0
      ? [
          `${formatKoreanDate(first.whole_until)}까지는`,
          `${formatKoreanDate(first.whole_until)}이 지나서`,
        ]
      : [
          `결제한 날부터 ${DAYS_IN_FULL}일까지는`,
          `결제한 날부터 ${DAYS_IN_FULL}일이 지난 결제분은`,
        ];
  const share = isWhole
    ? `${until} 쓰지 않은 만큼을 공제 없이 돌려드려요.`
    : `쓰지 않은 만큼을 낸 금액의 비율로 계산하고, ${after} ${LEAVING_PERCENT}%를 빼요.`;
  return `${share} 돌려드리는 금액의 원 미만은 버려요.`;
}

/** What ends with it, and what comes first. */
export function leavingRest({
  by,
  credits,
  held,
  rolled_over,
}: Pick<Offer, "by" | "credits" | "held" | "rolled_over">): string {
  if (credits === 0) return "멤버십이 바로 끝나고 더는 결제되지 않아요.";
  const gone = `멤버십이 바로 끝나고 남은 멤버십 크레딧 ${groupDigits(credits)}개가 사라져요.`;
  return [
    gone,
    ...(by === "unused" && rolled_over > 0
      ? [`그중 지난 기간에서 이월된 ${groupDigits(rolled_over)}개는 환불 계산에 들어가지 않아요.`]
      : []),
    ...(held > 0
      ? [`견적에 예치한 ${formatCredits(held)}은 먼저 돌아와서 이 계산에 들어 있어요.`]
      : []),
  ].join(" ");
}

/** What becomes of the membership's credits at the period's end; nothing to say where none is left. */
export function restAtTheEnd({ credits }: Pick<Offer, "credits">): string {
  if (credits === 0) return "";
  return `멤버십 크레딧이 지금 ${groupDigits(credits)}개 남아 있어요. 끝나는 날까지 쓰지 않은 것은 다음 달로 넘어가지 않고 사라져요.`;
}

/** The one question before it. */
export function leavingQuestion({ amount }: Pick<Offer, "amount">) {
  return {
    title: amount > 0 ? `${formatWon(amount)}을 환불받고 해지할까요?` : "지금 바로 해지할까요?",
    description: "멤버십이 바로 끝나고, 이 해지는 취소할 수 없어요.",
  };
}
