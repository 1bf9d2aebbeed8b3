import ChevronDown from "lucide-react/icons/chevron-down";

const parts = [
  ["평점", "후기가 많을수록 평점을 더 믿어요. 가장 크게 영향을 줘요."],
  ["고용", "이 서비스로 고용된 횟수예요."],
  ["답하는 시간", "요청을 받고 견적을 보내기까지 걸린 시간이에요."],
  ["견적 일치율", "처음 견적 그대로 끝난 거래의 비율이에요."],
  ["확인된 자격과 새 고수", "본인, 사업자, 자격증을 확인했거나 새로 온 고수는 조금 올려 줘요."],
] as const;

/** How many there are, and how they are ordered, for who asks; opens without any code. */
export function RecommendedOrder({ count }: { count: number }) {
  return (
    <details className="group mt-6">
      <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-4 [&::-webkit-details-marker]:hidden">
        <span className="font-bold">
          맞는 고수 <span className="numeric">{count}</span>명
        </span>
        <span className="inline-flex items-center gap-1 text-sm font-medium text-muted group-hover:text-ink">
          왜 이 순서예요?
          <ChevronDown
            size={16}
            aria-hidden
            className="transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="mb-4 rounded-md bg-sunken p-4 text-sm">
        <p>이 서비스를 하고 요청한 지역에서 일하는 고수를 아래 점수를 더한 순서로 보여 드려요.</p>
        <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
          {parts.map(([term, detail]) => (
            <div key={term} className="sm:contents">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{detail}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          점수가 같으면 요청마다 정해진 추첨을 따라요. 돈을 낸 자리나 광고는 없어요.
        </p>
      </div>
    </details>
  );
}
