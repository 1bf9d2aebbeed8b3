import { YEARS_VALID } from "#domain/credits/top-up.ts";
import { Section } from "#ui/layout/section.tsx";

/** How long bought credits are good for, and when money comes back: shown before somebody pays. */
export function TopUpRules() {
  return (
    <Section title="유효 기간과 환불">
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-faint">
        <li>충전한 크레딧은 {YEARS_VALID}년 동안 쓸 수 있고, 멤버십이 끝나도 그대로 남아요.</li>
        <li>
          쓰지 않은 크레딧은 언제든 산 가격대로 돌려받을 수 있어요. 견적에 예치한 크레딧은 돌아온
          뒤에 돌려받을 수 있어요.
        </li>
        <li>
          카드는 결제 취소로 돌려드려요. 휴대폰은 결제한 그달에만 취소되고, 달이 바뀌면 계좌로 보내
          드려요.
        </li>
      </ul>
    </Section>
  );
}
