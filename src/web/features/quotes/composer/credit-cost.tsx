import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Credits } from "#contract/endpoints/credits.ts";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { HelpTip } from "#ui/overlay/help-tip.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { formatCredits, formatTime } from "#web/platform/format/format.ts";
import { TopUpLink } from "#web/platform/payment/top-up-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formulaText } from "#domain/credits/formula-text.ts";
import { missingCredits, missingCreditsText } from "#domain/credits/missing-credits.ts";

/** What answering costs, how that comes about, and what the pro has. */
export function CreditCost({ card }: { card: QualityCard }) {
  const credits = useQuery(endpointQuery("users.me.credits"));
  const { price } = card;
  return (
    <Card>
      <h2 className="text-base font-semibold text-muted">견적 비용</h2>
      <p className="mt-1 flex items-center gap-1">
        <Figure value={price.credits} unit=" 크레딧" size="xl" />
        <HelpTip about="견적 비용">
          견적을 보내면 예치하고, 고객이 읽으면 쓰여요. {UNREAD_HOLD_TEXT} 동안 읽지 않거나 요청이
          끝나면 돌려드려요.
        </HelpTip>
      </p>
      <p className="mt-1 text-sm text-muted">{formulaText(price)}</p>
      <DescriptionList
        className="mt-5 border-t border-line pt-4 text-sm"
        items={[
          { key: "fixed", term: "이 비용으로", detail: <FixedUntil card={card} /> },
          {
            key: "balance",
            term: "사용 가능 크레딧",
            detail: credits.data ? formatCredits(credits.data.usable) : "확인하고 있어요",
          },
        ]}
      />
      {credits.data && <Shortfall price={price.credits} credits={credits.data} />}
    </Card>
  );
}

/** Said before the quote is written: it cannot be sent. */
function Shortfall({ price, credits }: { price: number; credits: Credits }) {
  const missing = missingCredits(price, credits);
  if (missing === 0) return null;
  const isAtRest = credits.usable < credits.balance;
  return (
    <Notice
      tone="warning"
      className="mt-4"
      title={missingCreditsText(missing)}
      action={<TopUpLink />}
    >
      {credits.owed > 0 && `취소된 결제로 갚을 ${formatCredits(credits.owed)}도 들어 있어요. `}
      {isAtRest ? "밀린 멤버십 결제를 마치거나 충전하고" : "충전하고"} 돌아오면 이 견적을 이어서 쓸
      수 있어요.
    </Notice>
  );
}

/** The price stands for ten minutes; after that it may be another one. */
function FixedUntil({ card }: { card: QualityCard }) {
  const now = useNow();
  const queryClient = useQueryClient();
  const until = card.price.fixed_until;
  if (now < Date.parse(until)) return `${formatTime(until)}까지`;
  return (
    <Button
      size="sm"
      variant="secondary"
      onClick={() => queryClient.invalidateQueries({ queryKey: ["pro.requests.get"] })}
    >
      다시 확인하기
    </Button>
  );
}
