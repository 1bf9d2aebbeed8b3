import { Disclosure } from "#ui/layout/disclosure.tsx";

const parts = [
  ["평점", "후기가 많을수록 평점을 더 믿어요. 가장 크게 영향을 줘요."],
  ["고용", "이 서비스로 고용된 횟수예요."],
  ["답하는 시간", "요청을 받고 견적을 보내기까지 걸린 시간이에요."],
  ["견적 일치율", "처음 견적 그대로 끝난 거래의 비율이에요."],
  ["자격과 새 고수", "확인된 자격이 있거나 새로 온 고수는 조금 올려 줘요."],
] as const;

/** How many there are, and how they are ordered, for who asks. */
export function RecommendedOrder({ count }: { count: number }) {
  return (
    <div className="mt-6">
      <p className="font-bold">
        맞는 고수 <span className="numeric">{count}명</span>
      </p>
      <Disclosure summary="왜 이 순서예요?" className="text-sm">
        <div className="mb-2 rounded-md bg-sunken p-4">
          <p>이 서비스를 하고 요청한 곳에서 일하는 고수를 아래 점수를 더한 순서로 보여 드려요.</p>
          <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
            {parts.map(([term, detail]) => (
              <div key={term} className="sm:contents">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-muted">{detail}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3">
            점수가 같으면 요청마다 정해진 추첨을 따라요. 광고로 순서를 바꾸지 않아요.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
