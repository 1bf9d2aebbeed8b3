import { clsx } from "clsx";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import { formatClock } from "#domain/calendar/korean-time.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import { formatDay, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { nameOfAgreedDay } from "#web/platform/deal/deal-facts.ts";
import { hireCancelledText } from "#web/platform/deal/hire-cancelled-text.ts";
import { QuoteLines } from "#web/platform/quote-paper/quote-lines.tsx";
import { QuoteSum } from "#web/platform/quote-paper/quote-sum.tsx";
import { isBinding, quoteBadge, regionText } from "./quote-labels.ts";

const SEAL_PIXELS = 76;

interface QuoteDocumentProps {
  quote: QuoteDetail;
  /** Of its title: 1 where it is the page's own. */
  level?: 1 | 2;
}

/** The 견적서 whole: for whom and by whom, its lines, and the sum that its pro stands for. */
export function QuoteDocument({ quote, level = 1 }: QuoteDocumentProps) {
  const { request, pro } = quote;
  const badge = quoteBadge(quote.viewer, {
    state: quote.state,
    hire: quote.hire?.state ?? null,
    request: request.state,
  });
  return (
    <Paper className="flex flex-col gap-6">
      <PaperTitle
        level={level}
        about={request.service.name}
        title="견적서"
        aside={
          <span className="flex flex-wrap gap-1.5">
            {quote.designated && <Badge tone="accent">지정 요청</Badge>}
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </span>
        }
      />
      <div className="relative pr-22">
        <p className="text-xl font-bold">{request.service.name}</p>
        <p className="mt-1 text-muted">
          {[...request.brief, regionText(request.region)].join(" · ")}
        </p>
        <Seal
          name={pro.display_name}
          pixels={SEAL_PIXELS}
          ink={isBinding(quote) ? "binds" : "gone"}
          stamped
          className="absolute top-0 right-1"
        />
      </div>
      <dl className="grid gap-x-8 gap-y-2.5 border-y border-line py-4 sm:grid-cols-2">
        {facts(quote).map(({ term, detail }) => (
          <div key={term} className="flex flex-wrap gap-x-4">
            <dt className="w-[5rem] whitespace-nowrap text-muted">{term}</dt>
            <dd className="min-w-0 flex-1 basis-[8rem] font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
      <QuoteLines items={quote.items} />
      {quote.hire && <Agreement quote={quote} hire={quote.hire} />}
      <QuoteSum {...quote} />
    </Paper>
  );
}

function facts(quote: QuoteDetail): { term: string; detail: string }[] {
  const { request, pro } = quote;
  return [
    { term: "받는 분", detail: `${request.customer_name}님` },
    { term: "보낸 고수", detail: pro.display_name },
    { term: "보낸 날", detail: formatDay(quote.sent_at) },
    { term: quote.hire ? nameOfAgreedDay(quote.hire) : "작업일", detail: workTime(quote) },
    ...validity(quote),
  ];
}

/** What was agreed on, or asked for until then. */
function workTime({ request, hire }: QuoteDetail): string {
  if (hire) return formatAppointment(hire.agreed_date, hire.agreed_time);
  if (request.wanted_on) return formatAppointment(request.wanted_on, request.wanted_at);
  return request.wanted_at === null ? "협의" : `협의 · ${formatClock(request.wanted_at)}`;
}

/** Nothing once it was decided about: then the agreement holds, or nothing does. */
export function validity({
  state,
  valid_until: until,
}: Pick<QuoteDetail, "state" | "valid_until">): { term: string; detail: string }[] {
  if (isUndecided(state)) {
    return [{ term: "유효 기간", detail: `${formatKoreanDate(until)}까지` }];
  }
  if (state !== "expired") return [];
  return [{ term: "유효 기간", detail: `${formatKoreanDate(until)}에 끝났어요` }];
}

/** Both names beside the sum that holds since the hire, or held until it was cancelled. */
function Agreement({
  quote,
  hire,
}: {
  quote: QuoteDetail;
  hire: NonNullable<QuoteDetail["hire"]>;
}) {
  const holds = hire.state !== "cancelled";
  const ink = holds ? "binds" : "gone";
  return (
    <div
      className={clsx(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md px-4 py-3",
        holds ? "bg-seal-soft" : "bg-sunken",
      )}
    >
      <div className="min-w-0">
        <p className="font-bold">
          {holds ? "이 견적서로 약속했어요" : hireCancelledText(hire.cancelled_by, quote.viewer)}
        </p>
        <p className="text-sm">
          {nameOfAgreedDay(hire)} {formatAppointment(hire.agreed_date, hire.agreed_time)}
          {/* Below stands the quote's own sum: another one is said only where another one holds. */}
          {hire.agreed_price !== quote.total && (
            <>
              {" "}
              · <span className="numeric">{formatWon(hire.agreed_price)}</span>
            </>
          )}
        </p>
      </div>
      <span className="-my-2 ml-auto flex gap-1">
        <Seal name={quote.pro.display_name} pixels={64} ink={ink} stamped />
        <Seal
          name={quote.request.customer_name}
          pixels={64}
          ink={ink}
          stamped
          className="rotate-3"
        />
      </span>
    </div>
  );
}
