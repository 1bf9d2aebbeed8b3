import { isPriceOpen } from "#domain/quote/quoted-price.ts";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import { useState } from "react";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { paperClass } from "#ui/paper/paper.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import { isBinding, quoteBadge } from "../quote-labels.ts";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

const loadDocument = () => import("../quote-document.tsx").then((module) => module.QuoteDocument);

/** The 견적서 as one line of paper, which opens the whole of it. Only for whoever may read it: asking for it is a read. */
export function PinnedQuote({ quoteId }: { quoteId: string }) {
  const { data: quote } = useQuery(endpointQuery("quotes.get", { quoteId }));
  const [open, setOpen] = useState(false);
  const Document = useLoadedPart(loadDocument, open, setOpen);
  // Its place, so that nothing moves when it comes.
  if (!quote) return <div className={clsx(paperClass("unread"), "h-15.5")} />;
  const { request, pro } = quote;
  // What was agreed on went with a hire that was cancelled.
  const hire = knowEachOther(quote.hire?.state) ? quote.hire : null;
  const badge = quoteBadge(quote.viewer, {
    state: quote.state,
    hire: quote.hire?.state ?? null,
    request: request.state,
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={clsx(
          paperClass(),
          "flex min-h-15.5 w-full items-center gap-2 px-3 text-left transition-colors hover:bg-sunken",
        )}
        onClick={() => setOpen(true)}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <span className="font-extrabold tracking-[0.12em]">견적서</span>
          <span className="min-w-0 truncate text-sm text-muted">{request.service.name}</span>
          <span aria-hidden className="min-w-4 flex-1 leader-dots max-sm:hidden" />
        </span>
        <Badge tone={badge.tone} className="max-sm:hidden">
          {badge.label}
        </Badge>
        <span className="shrink-0">
          {!hire && quote.unit !== "job" && !isPriceOpen(quote) && (
            <span className="text-sm text-muted">{QUOTE_UNIT_LABELS[quote.unit]} </span>
          )}
          {hire ? (
            <Figure value={hire.agreed_price} unit="원" />
          ) : (
            <QuoteFigure unit={quote.unit} total={quote.total} />
          )}
        </span>
        <Seal
          name={pro.display_name}
          pixels={30}
          ink={isBinding(quote) ? "binds" : "gone"}
          framed={false}
          stamped
        />
        <ChevronDown size={18} aria-hidden className="shrink-0 text-muted" />
      </button>
      <Sheet
        size="lg"
        open={open && Document !== null}
        onOpenChange={setOpen}
        title={`${request.service.name} 견적`}
        footer={
          <ButtonLink
            block
            variant="secondary"
            render={<Link to="/quote" search={{ id: quoteId }} />}
          >
            견적 페이지로 가기
          </ButtonLink>
        }
      >
        {Document && <Document quote={quote} level={2} />}
      </Sheet>
    </>
  );
}
