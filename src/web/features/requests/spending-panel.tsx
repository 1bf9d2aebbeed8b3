import { useSuspenseQuery } from "@tanstack/react-query";
import ListPlus from "lucide-react/icons/list-plus";
import Zap from "lucide-react/icons/zap";
import { useEffect, useRef } from "react";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { missingCredits } from "#domain/credits/missing-credits.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Card } from "#ui/layout/card.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { SpendingOffer } from "./spending-offer.tsx";
import { moreQuotesQuestion, urgentQuestion } from "./spending-questions.tsx";
import { TopUpLink } from "#web/platform/payment/top-up-link.tsx";
import { useBuying } from "./use-buying.ts";

/** What the customer may buy for this request with credits. Not there when nothing can be bought. */
export function SpendingPanel({ request }: { request: RequestDetail }) {
  const { data: credits } = useSuspenseQuery(endpointQuery("users.me.credits"));
  const confirm = useConfirm();
  const buying = useBuying(request);
  const { outcome } = buying;
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (outcome) notice.current?.focus();
  }, [outcome]);

  const { urgent, more_quotes } = request.spending;
  if (!urgent.available && !more_quotes.available && !outcome) return null;
  const balance = credits.usable;
  const missing = (offer: { credits: number }) => missingCredits(offer.credits, credits);
  const isShort = [urgent, more_quotes].some((one) => one.available && missing(one) > 0);

  // What cannot be had is not offered; beside an outcome it says why.
  const isShown = (offer: { available: boolean }) => offer.available || outcome !== null;

  async function askUrgent() {
    if (await confirm(urgentQuestion(request, balance))) await buying.makeUrgent();
  }
  async function askMoreQuotes() {
    if (await confirm(moreQuotesQuestion(request, balance))) await buying.buyQuotes();
  }

  return (
    <Section
      title="크레딧으로 할 수 있는 것"
      description={<span className="numeric">내 크레딧 {groupDigits(balance)}개</span>}
      action={isShort && !outcome?.isShort && <TopUpLink />}
    >
      {outcome && (
        <div ref={notice} tabIndex={-1} className="mb-3 rounded-md">
          <Notice
            tone={outcome.ok ? "success" : "danger"}
            live={outcome.ok ? "polite" : "assertive"}
            action={outcome.isShort && <TopUpLink />}
          >
            {outcome.message}
          </Notice>
        </div>
      )}
      <Card padding="none" className="divide-y divide-line">
        {isShown(urgent) && (
          <SpendingOffer
            icon={<Zap size={20} />}
            name="긴급 요청"
            description={`아직 견적을 보내지 않은 고수${urgent.available ? ` ${urgent.pros}명` : ""}에게 바로 알리고, 고수의 받은 요청 맨 위에 긴급으로 보여요.`}
            offer={urgent}
            missing={missing(urgent)}
            verb="긴급으로 알리기"
            pending={buying.pending.urgent}
            onPress={askUrgent}
          />
        )}
        {isShown(more_quotes) && (
          <SpendingOffer
            icon={<ListPlus size={20} />}
            name="견적 더 받기"
            description={`지금 ${request.quote_limit}장까지 받을 수 있는 견적을 ${more_quotes.quotes}장 늘려요.`}
            offer={more_quotes}
            missing={missing(more_quotes)}
            verb="견적 더 받기"
            pending={buying.pending.moreQuotes}
            onPress={askMoreQuotes}
          />
        )}
      </Card>
    </Section>
  );
}
