import { DAYS_TO_CLAIM, QUOTES_AT_LEAST } from "#domain/membership/guarantee.ts";
import { DAYS_IN_FULL, LEAVING_PERCENT } from "#domain/membership/leaving/leaving-offer.ts";
import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper } from "#ui/paper/paper.tsx";
import { HouseSeal } from "#web/platform/brand/house-seal.tsx";

const TITLE_ID = "refund-promise";

const promises = [
  {
    key: "unused",
    name: `처음 산 뒤 ${DAYS_TO_CLAIM}일 안, 쓴 크레딧이 없을 때`,
    sum: "전액 환불",
  },
  {
    key: "no_hire",
    name: `첫 기간에 ${QUOTES_AT_LEAST}장 이상 보냈는데 고용이 없을 때`,
    sum: "그 기간 전액 환불",
  },
  { key: "unread", name: `${UNREAD_HOLD_TEXT} 읽히지 않은 견적`, sum: "크레딧 모두 돌아옴" },
  {
    key: "now",
    name: "지금 바로 해지할 때",
    sum: `쓰지 않은 만큼 환불, ${DAYS_IN_FULL}일 뒤에는 ${LEAVING_PERCENT}% 공제`,
  },
  { key: "cancel", name: "기간 끝에 해지할 때", sum: "결제한 기간 끝까지 그대로" },
  { key: "rise", name: "가격이 오를 때", sum: "동의해야만 결제" },
];

/** When money comes back and how to leave, as a paper that the house signs. */
export function RefundPromise() {
  return (
    <section aria-labelledby={TITLE_ID}>
      <Paper className="overflow-hidden">
        <div className="flex items-start justify-between gap-4 border-b-2 border-ink pb-3">
          <h2 id={TITLE_ID} className="text-xl md:text-2xl">
            환불 약속
          </h2>
          <span className="-my-2">
            <HouseSeal pixels={72} />
          </span>
        </div>
        <Leaders items={promises} className="mt-5 md:gap-3.5" />
        <p className="mt-5 text-sm text-muted">
          고용이 없을 때의 환불은 첫 기간이 끝난 뒤 {DAYS_TO_CLAIM}일 안에 신청해요. 보장 환불은
          계정마다 한 번이에요.
        </p>
      </Paper>
    </section>
  );
}
