import { Link } from "#web/platform/navigation/link.tsx";
import Lock from "lucide-react/icons/lock";
import { useState, type ReactNode } from "react";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { isPriceOpen, mostLabel, toAgreeText } from "#domain/quote/quoted-price.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { awaitsOwnAnswer } from "./change-orders/own-proposal.ts";
import type { Hire as AgreedHire } from "./agreed-terms.tsx";
import { HireSheet } from "./hire-sheet.tsx";
import { useComplete } from "./use-complete.ts";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

/** The one next step of a quote: at the bottom of a phone, on top of the side column of a desktop. */
export function PrimaryAction({ quote, onHired }: { quote: QuoteDetail; onHired: () => void }) {
  if (!hasNextStep(quote)) return null;
  return (
    <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:order-last max-lg:-mx-2 md:max-lg:-mx-6 max-lg:-mb-6 md:max-lg:-mb-10 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:max-lg:px-6 lg:rounded-lg lg:bg-surface lg:p-6 print:hidden">
      <NextStep quote={quote} onHired={onHired} />
    </div>
  );
}

function hasNextStep({ actions }: QuoteDetail): boolean {
  return (["hire", "complete", "review", "complete_early"] as const).some((action) =>
    actions.includes(action),
  );
}

function NextStep({ quote, onHired }: { quote: QuoteDetail; onHired: () => void }) {
  const { actions, hire, request } = quote;
  if (actions.includes("hire")) return <Hire quote={quote} onHired={onHired} />;
  if (!hire) return null;
  if (awaitsOwnAnswer(quote)) {
    return (
      <>
        <AnswerChange />
        <WriteMessage quoteId={quote.id} isSecond />
        {actions.includes("complete") && <Complete quote={quote} hire={hire} isSecond />}
      </>
    );
  }
  if (actions.includes("complete")) return <Complete quote={quote} hire={hire} />;
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

function Hire({ quote, onHired }: { quote: QuoteDetail; onHired: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex items-center gap-x-4 gap-y-2 max-lg:flex-wrap lg:flex-col lg:items-stretch">
        <p className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-4">
          <span className="font-semibold max-lg:sr-only">견적 금액</span>
          {quote.unit !== "job" && !isPriceOpen(quote) && (
            <span className="text-sm text-muted"> {QUOTE_UNIT_LABELS[quote.unit]} </span>
          )}
          <QuoteFigure unit={quote.unit} total={quote.total} size="lg" className="lg:text-2xl" />
          <span className="block text-sm text-muted lg:w-full lg:text-right">
            {whereItStops(quote)}
          </span>
        </p>
        <Button size="lg" className="max-md:grow md:max-lg:ml-auto" onClick={() => setOpen(true)}>
          이 고수 고용하기
        </Button>
      </div>
      <p className="mt-3 flex gap-2 text-sm text-muted max-lg:hidden">
        <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
        고용하면 이 금액으로 약속돼요. 바꾸려면 두 사람이 모두 동의해야 해요.
      </p>
      <HireSheet quote={quote} open={open} onOpenChange={setOpen} onHired={onHired} />
    </>
  );
}

function whereItStops({ unit, total, all_in_total: most }: QuoteDetail): ReactNode {
  if (unit === "negotiable") return toAgreeText({ total, most });
  if (most <= total) return "추가 금액 없음";
  return (
    <>
      {mostLabel(unit)} <span className="numeric">{formatWon(most)}</span>
    </>
  );
}

/** Before anything else: what was agreed may change. */
function AnswerChange() {
  return (
    <>
      <p className="mb-3 font-semibold">상대가 약속을 바꾸자고 해요</p>
      <ButtonLink block size="lg" href="#change-orders">
        제안에 답하기
      </ButtonLink>
    </>
  );
}

/** Until the agreed day the next step is to talk about it. */
function Appointment({ quoteId, hire }: { quoteId: string; hire: AgreedHire }) {
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-muted">약속한 날</span>
        <span className="numeric font-bold">
          {formatAppointment(hire.agreed_date, hire.agreed_time)}
        </span>
      </p>
      <WriteMessage quoteId={quoteId} />
    </>
  );
}

function WriteMessage({ quoteId, isSecond = false }: { quoteId: string; isSecond?: boolean }) {
  return (
    <ButtonLink
      block
      size={isSecond ? "md" : "lg"}
      variant={isSecond ? "secondary" : "primary"}
      className={isSecond ? "mt-2" : undefined}
      render={<Link to="/chats/$quoteId" params={{ quoteId }} />}
    >
      메시지 쓰기
    </ButtonLink>
  );
}

function Complete({
  quote,
  hire,
  isSecond = false,
}: {
  quote: QuoteDetail;
  hire: AgreedHire;
  isSecond?: boolean;
}) {
  const complete = useComplete(quote, hire);
  return (
    <Button
      block
      size={isSecond ? "md" : "lg"}
      variant={isSecond ? "quiet" : "primary"}
      className={isSecond ? "mt-2" : undefined}
      pending={complete.pending}
      onClick={complete.ask}
    >
      완료하기
    </Button>
  );
}
