import { DAYS_TO_CLAIM, QUOTES_AT_LEAST } from "#domain/membership/guarantee.ts";
import { DAYS_IN_FULL, LEAVING_PERCENT } from "#domain/membership/leaving/leaving-offer.ts";
import { Section } from "#ui/layout/section.tsx";

/** When money comes back and how to leave: shown wherever somebody is about to pay. */
export function RefundRules() {
  return (
    <Section title="환불과 해지">
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-faint">
        <li>
          처음 산 멤버십은 구매 후 {DAYS_TO_CLAIM}일 안에 크레딧을 하나도 쓰지 않았으면 전액
          환불해요. 첫 기간이 끝난 뒤 {DAYS_TO_CLAIM}일 안에, 견적을 {QUOTES_AT_LEAST}장 이상
          보냈는데 고용이 한 번도 없었으면 그 기간의 금액을 돌려드려요(계정당 한 번). 두 환불 모두
          다시 산 멤버십에는 해당하지 않아요.
        </li>
        <li>
          해지는 내 멤버십에서 바로 할 수 있어요. 기간 끝에 해지하면 그때까지 그대로 쓰고, 그 뒤로는
          결제되지 않아요.
        </li>
        <li>
          지금 바로 해지하면 쓰지 않은 크레딧만큼 돌려드려요. 결제한 날부터 {DAYS_IN_FULL}일이
          지났으면 그 금액에서 {LEAVING_PERCENT}%를 빼요.
        </li>
      </ul>
    </Section>
  );
}
