import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import type { Hire as AgreedHire } from "./agreed-terms.tsx";
import { HireSheet } from "./hire-sheet.tsx";
import { useComplete } from "./use-complete.ts";

/** The one next step of a quote: at the bottom of a phone, on top of the side column of a desktop. */
export function PrimaryAction({ quote }: { quote: QuoteDetail }) {
  if (!hasNextStep(quote)) return null;
  return (
    <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:max-lg:-mx-6 md:max-lg:px-6 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6">
      <NextStep quote={quote} />
    </div>
  );
}

function hasNextStep({ actions }: QuoteDetail): boolean {
  return ["hire", "complete", "review", "complete_early"].some((action) =>
    actions.includes(action),
  );
}

function NextStep({ quote }: { quote: QuoteDetail }) {
  const { actions, hire, request } = quote;
  if (actions.includes("hire")) return <Hire quote={quote} />;
  if (actions.includes("complete")) return <Complete quote={quote} />;
  if (!hire) return null;
  if (actions.includes("complete_early")) return <Appointment quoteId={quote.id} hire={hire} />;
  return (
    <ButtonLink
      block
      size="lg"
      render={
        <Link
          to="/review/$hireId"
          params={{ hireId: hire.id }}
          search={{ request_id: request.id }}
        />
      }
    >
      후기 남기기
    </ButtonLink>
  );
}

function Hire({ quote }: { quote: QuoteDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="text-sm text-muted">최대 합계</span>
        <Figure value={quote.all_in_total} unit="원" size="lg" />
      </p>
      <Button block size="lg" onClick={() => setOpen(true)}>
        이 고수 고용하기
      </Button>
      <HireSheet quote={quote} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Until the agreed day the next step is to talk about it. */
function Appointment({ quoteId, hire }: { quoteId: string; hire: AgreedHire }) {
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-muted">약속한 날</span>
        <span className="numeric font-bold">{formatKoreanDate(hire.agreed_date)}</span>
      </p>
      <ButtonLink
        block
        size="lg"
        render={<Link to="/chats/$quoteId" params={{ quoteId }} preload={false} />}
      >
        메시지 쓰기
      </ButtonLink>
    </>
  );
}

function Complete({ quote }: { quote: QuoteDetail }) {
  const complete = useComplete(quote);
  return (
    <Button block size="lg" pending={complete.pending} onClick={complete.ask}>
      완료하기
    </Button>
  );
}
