import { MONTHS_COUNTED } from "#domain/price-guide/thresholds.ts";
import { josa } from "#domain/text/josa.ts";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { isOfEverything, type Agreed, type Guide } from "./price-filter.ts";
import { countText } from "./price-labels.ts";

export interface PriceQuestion {
  question: string;
  answer: string;
}

/**
 * What people ask about the price of a service, answered with the figures of its guide. None for a guide that is
 * narrowed down: its answers would not be true of the service.
 */
export function priceFaq(guide: Guide): PriceQuestion[] {
  const { service, agreed, asked } = guide;
  if (!isOfEverything(asked)) return [];
  const { name } = service;
  return [
    { question: `${name} 가격은 보통 얼마인가요?`, answer: usualPrice(guide) },
    ...(agreed ? ofPlaces(name, agreed) : []),
    ...(agreed ? ofAnswers(name, agreed) : []),
    {
      question: "견적보다 더 내게 될 수도 있나요?",
      answer:
        "견적에 ‘별도’로 적힌 항목은 금액에 들어 있지 않아요. 일을 하다가 금액이 바뀌면 고수가 변경을 제안하고, 고객이 수락해야 바뀌어요.",
    },
    {
      question: "내 조건에 맞는 가격은 어떻게 알 수 있나요?",
      answer: `${name} 요청서에 답하면 우리 지역 고수들이 항목별 견적을 보내요. 요청은 무료예요.`,
    },
  ];
}

function usualPrice({ service, agreed, example, n, as_of, least }: Guide): string {
  if (agreed && n !== null) {
    const { p25, p50, p75 } = agreed.percentiles;
    return `최근 ${MONTHS_COUNTED / 12}년 동안 완료된 ${service.name} 거래 ${countText(n)}의 절반이 ${typicalRange(p25, p75)} 사이에서 합의했고, 중간 가격은 ${typicalWon(p50)}이에요. (${formatKoreanDate(as_of)} 집계)`;
  }
  const soon = `거래가 ${least.deals}건 모이면 실제로 합의한 금액을 알려 드려요.`;
  if (!example) return `아직 알려 드릴 만큼 거래가 모이지 않았어요. ${soon}`;
  return `${example.basis} 기준으로 ${typicalRange(example.low, example.high)} 정도예요. 실제 거래가 아니라 예시예요. ${soon}`;
}

function ofPlaces(name: string, { by_region }: Agreed): PriceQuestion[] {
  const regions = by_region.flatMap(({ region, median }) => (region ? [{ region, median }] : []));
  const [cheapest, dearest] = [
    regions.toSorted((a, b) => a.median - b.median)[0],
    regions.toSorted((a, b) => b.median - a.median)[0],
  ];
  if (!cheapest || !dearest || cheapest.median === dearest.median) return [];
  return [
    {
      question: `${name} 가격은 지역마다 다른가요?`,
      answer: `중간 가격이 가장 높은 곳은 ${dearest.region.name}(${typicalWon(dearest.median)}), 가장 낮은 곳은 ${cheapest.region.name}(${typicalWon(cheapest.median)})이에요. 거래가 모인 ${regions.length}곳을 비교했어요.`,
    },
  ];
}

function ofAnswers(name: string, { by_answer }: Agreed): PriceQuestion[] {
  const [mover] = by_answer;
  if (!mover) return [];
  const rising = mover.groups.toSorted((a, b) => a.median - b.median);
  const [low, high] = [rising[0], rising.at(-1)];
  if (!low || !high) return [];
  return [
    {
      question: `${josa(`${name} 가격`, "은")} 무엇에 따라 달라지나요?`,
      answer: `‘${mover.label}’에 따라 가장 크게 달라져요. ${low.option_label}일 때 중간 가격은 ${typicalWon(low.median)}, ${high.option_label}일 때는 ${typicalWon(high.median)}이에요.`,
    },
  ];
}
