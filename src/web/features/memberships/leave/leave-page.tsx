import { clsx } from "clsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import type {
  LeavingOfferAnswer,
  MembershipOverview,
} from "#contract/endpoints/membership-parts.ts";
import { Button } from "#ui/action/button.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { methodText } from "../overview/guarantee-labels.ts";
import { leavingLines, leavingRest, leavingRule, restAtTheEnd } from "./leaving-labels.ts";
import { useLeaving, type Leaving } from "./use-leaving.ts";

/** Both ways to leave with what each gives back, before the choice: at the end of the period, or now. */
export function LeavePage() {
  const { data: overview } = useSuspenseQuery(endpointQuery("subscriptions.overview"));
  const { data } = useSuspenseQuery(endpointQuery("subscriptions.leave"));
  const { offer } = data;
  const ways = offer && waysOf(overview, offer);
  return (
    <PageFrame width="wide">
      <PageHeader
        title="멤버십 해지"
        description={`${ways?.end && ways.now ? "언제 끝낼지 골라 주세요. " : ""}충전하거나 보너스로 받은 크레딧은 그대로 남아요.`}
      />
      {/* None is left while the next page is on its way. */}
      {offer && ways && <Ways ways={ways} offer={offer} />}
    </PageFrame>
  );
}

/** At the end only what is paid for can end; now ends what gives something back, or is not paid for. */
function waysOf({ membership, actions, today }: MembershipOverview, offer: LeavingOfferAnswer) {
  const isPaid = membership?.state === "active" && today <= offer.period_ends_on;
  const next = membership?.next_schedule?.plan;
  return {
    isPaid,
    changesTo: next && next.id !== membership.plan.id ? next.name : null,
    end: isPaid && actions.includes("cancel") && !membership.is_canceled,
    now: actions.includes("leave") && (offer.amount > 0 || !isPaid),
  };
}

function Ways({ ways, offer }: { ways: ReturnType<typeof waysOf>; offer: LeavingOfferAnswer }) {
  const leaving = useLeaving(offer);
  return (
    <>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {ways.end && <AtTheEnd offer={offer} changesTo={ways.changesTo} leaving={leaving} />}
        {ways.now && <Now offer={offer} leaving={leaving} />}
      </div>
      {ways.isPaid && offer.amount === 0 && (
        <p className="mt-6 text-muted">
          이번 기간의 크레딧을 모두 써서, 지금 해지해도 돌려받을 금액이 없어요.
        </p>
      )}
    </>
  );
}

function AtTheEnd({
  offer,
  changesTo,
  leaving,
}: {
  offer: LeavingOfferAnswer;
  /** The plan of the next period, where a change to it is booked. */
  changesTo: string | null;
  leaving: Leaving;
}) {
  const rest = restAtTheEnd(offer);
  return (
    <Paper rule="request" className="flex flex-col gap-5">
      <PaperTitle title="기간 끝에 해지" />
      <Leaders
        items={[
          { key: "end", name: "끝나는 날", sum: formatKoreanDate(offer.period_ends_on) },
          { key: "till", name: "그때까지", sum: "멤버십과 크레딧 그대로" },
          { key: "next", name: "다음 결제", sum: "없음" },
        ]}
      />
      <Total won={0} />
      <div className="flex flex-col gap-1.5 text-sm text-muted">
        {rest && <p>{rest}</p>}
        <p>그 전에는 언제든 해지를 취소할 수 있어요.</p>
        {changesTo !== null && (
          <p>
            예약한 {changesTo} 멤버십 변경은 취소돼요. 해지를 취소해도 돌아오지 않으니 다시 예약해
            주세요.
          </p>
        )}
      </div>
      <Button variant="secondary" pending={leaving.pending} onClick={leaving.atTheEnd}>
        기간 끝에 해지하기
      </Button>
    </Paper>
  );
}

function Now({ offer, leaving }: { offer: LeavingOfferAnswer; leaving: Leaving }) {
  const gets = offer.amount > 0;
  const lines = leavingLines(offer);
  return (
    <Paper rule="request" className="flex flex-col gap-5">
      <PaperTitle title={gets ? "지금 해지하고 환불" : "지금 해지"} />
      {lines.length > 0 && <Leaders items={lines} />}
      <Total won={offer.amount} isFirst={lines.length === 0} />
      <div className="flex flex-col gap-1.5 text-sm text-muted">
        {[leavingRule(offer), leavingRest(offer), gets ? methodText(offer.method) : ""]
          .filter(Boolean)
          .map((text) => (
            <p key={text}>{text}</p>
          ))}
      </div>
      <Button variant="secondary" pending={leaving.pending} onClick={leaving.now}>
        {gets ? `${formatWon(offer.amount)} 환불받고 지금 해지하기` : "지금 해지하기"}
      </Button>
    </Paper>
  );
}

function Total({ won, isFirst = false }: { won: number; isFirst?: boolean }) {
  return (
    <p
      className={clsx(
        "flex flex-wrap items-baseline justify-between gap-x-4",
        // Right below the title, whose rule is enough.
        !isFirst && "border-t-2 border-ink pt-4",
      )}
    >
      <span className="font-bold">돌려받는 금액</span>
      <Figure value={won} unit="원" size="xl" className="ml-auto" />
    </p>
  );
}
