import { MONTHS_COUNTED, MOST_DEALS } from "#domain/price-guide/thresholds.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { Guide } from "./price-filter.ts";
import { countText } from "./price-labels.ts";

/** What the figures do not hold, and how they are counted. */
export function PriceNotes({ guide: { least, agreed } }: { guide: Guide }) {
  return (
    <Section title="이 가격을 볼 때 알아 두세요">
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {agreed && (
          <li>
            한 번의 거래에서 합의한 <strong>총액</strong>이에요. 평수나 횟수가 다르면 총액도 달라요.
          </li>
        )}
        <li>
          견적에 <strong>별도</strong>로 적힌 항목은 들어 있지 않을 수 있어요. 견적에서
          포함·별도·불포함을 확인하세요.
        </li>
        {agreed && <li>일하는 동안 금액이 바뀌었다면 마지막에 서로 수락한 금액으로 세었어요.</li>}
      </ul>
      <Disclosure summary="어떻게 계산하나요?" className="mt-3">
        <div className="flex flex-col gap-2 text-sm text-muted">
          <p>
            최근 {MONTHS_COUNTED}개월에 완료된 거래 가운데 최근 것부터 {countText(MOST_DEALS)}까지
            세어요. 취소된 거래와 막힌 요청은 빼고, 높거나 낮은 금액이라고 빼지는 않아요. ‘보통’은
            가운데 절반(25%~75%)이에요.
          </p>
          <p>
            거래 {least.deals}건부터 가격을 보여 드려요. 한 거래나 한 고수의 가격이 드러나지 않게,
            지역이나 답은 고수 {least.pros}명 이상의 거래가 {least.group}건 넘게 모인 것만 나눠요.
          </p>
        </div>
      </Disclosure>
    </Section>
  );
}
