import { Link } from "#web/platform/navigation/link.tsx";
import Image from "lucide-react/icons/image";
import Zap from "lucide-react/icons/zap";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { discountText } from "#domain/credits/formula-text.ts";
import { deadlineText } from "#domain/received-request/deadline-text.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { passedWantedDay } from "#domain/request/wanted-day.ts";
import { nearName } from "#domain/region/near-name.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";
import { Button } from "#ui/action/button.tsx";
import { buttonClass } from "#ui/action/button-class.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Pips } from "#ui/paper/pips.tsx";
import { DotUntilDesk } from "#ui/text/dot.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { formatCredits, formatKoreanDate } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { answerBadge, decisionText } from "./received-labels.ts";

/** Column widths from a desk on; the headings above the list share them. */
export const receivedColumns =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_6.5rem_7.75rem_4.75rem_5.75rem_6.25rem_10.25rem] lg:gap-x-2";

interface ReceivedRowProps {
  request: ReceivedRequest;
  onPass: (request: ReceivedRequest) => void;
  onUndo: (request: ReceivedRequest) => void;
}

/** A request in the inbox: what, where, when, how long it waits, how many answered and what an answer costs. */
export function ReceivedRow({ request, onPass, onUndo }: ReceivedRowProps) {
  const { my_quote: mine, accepts_quotes: accepts, passed } = request;
  const waits = accepts && !mine && passed === null;
  const decision = decisionText(request.decision);
  const hasPhotos = request.photo_count > 0;
  return (
    <article
      data-request={request.request_id}
      className={clsx(
        "relative border-b border-line px-4 pt-3 pb-1.5 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-1 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus hover:bg-sunken lg:items-center lg:px-2 lg:py-2",
        receivedColumns,
        !waits && "text-muted",
      )}
    >
      <div className="min-w-0 max-lg:basis-full">
        <Heading request={request} waits={waits} />
        <p
          id={`brief-${request.request_id}`}
          className="text-sm leading-relaxed text-muted max-lg:text-ink"
        >
          {request.brief.join(" · ")}
        </p>
      </div>
      <div className="text-sm max-lg:contents">
        <p className="text-sm max-lg:text-muted" title={request.region ?? undefined}>
          <VisuallyHidden>지역 </VisuallyHidden>
          {nearName(request.region)}
          <DotUntilDesk />
        </p>
        <p className="text-sm text-muted lg:text-xs">
          <RelativeTime at={request.received_at} />
          <DotUntilDesk />
        </p>
      </div>
      <div className="text-sm max-lg:contents">
        <p className="numeric text-sm max-lg:text-muted">
          <span className="lg:sr-only">작업일 </span>
          {request.wanted_on === null ? "협의" : formatKoreanDate(request.wanted_on)}
          {(waits || decision || hasPhotos) && <DotUntilDesk />}
        </p>
        {waits && <PassedDay wantedOn={request.wanted_on} />}
        {waits && (
          <Deadline closesAt={request.quotes_close_at}>
            {(decision || hasPhotos) && <DotUntilDesk />}
          </Deadline>
        )}
      </div>
      <div className="text-sm max-lg:contents">
        {decision && (
          <p className="text-sm max-lg:text-muted">
            <span className="lg:sr-only">결정 </span>
            {decision}
            {hasPhotos && <DotUntilDesk />}
          </p>
        )}
        {hasPhotos && (
          <p className="flex items-center gap-1 text-sm text-muted lg:text-xs">
            <Image size={15} aria-hidden />
            <VisuallyHidden>사진</VisuallyHidden>
            <span className="numeric">{request.photo_count}장</span>
          </p>
        )}
      </div>
      <div className="basis-full lg:hidden" />
      <div className="flex items-center gap-2 text-sm max-lg:mr-1.5 max-lg:min-h-11 lg:flex-col lg:items-start lg:gap-1">
        <span className="numeric">
          <span className="lg:sr-only">견적 </span>
          {request.quote_count}/{request.quote_limit}
        </span>
        <Pips
          filled={Math.min(request.quote_count, request.quote_limit)}
          of={request.quote_limit}
          className="flex-wrap max-lg:order-first"
        />
      </div>
      <Cost request={request} waits={waits} />
      <div className="flex items-center justify-end gap-1 max-lg:-mr-3 max-lg:ml-auto">
        {passed !== null && request.may_pass && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${request.service.name} 요청 되돌리기`}
            onClick={() => onUndo(request)}
          >
            되돌리기
          </Button>
        )}
        {waits && (
          <Button
            variant="quiet"
            size="sm"
            className="px-3 whitespace-nowrap"
            aria-label={`${request.service.name} 요청 넘기기`}
            onClick={() => onPass(request)}
          >
            넘기기
          </Button>
        )}
        <LooksLikeAction request={request} waits={waits} />
      </div>
    </article>
  );
}

/** A day that is over is still to be agreed on anew. */
function PassedDay({ wantedOn }: { wantedOn: ReceivedRequest["wanted_on"] }) {
  const today = seoulDay(useNow());
  if (passedWantedDay(wantedOn, today) === null) return null;
  return (
    <p className="text-sm text-warning lg:text-xs">
      날짜 지남
      <DotUntilDesk />
    </p>
  );
}

function Heading({ request, waits }: { request: ReceivedRequest; waits: boolean }) {
  const badge = answerBadge(request);
  const { my_quote: mine } = request;
  return (
    <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base leading-snug">
      {!request.opened && waits && (
        <span className="size-2 shrink-0 rounded-full bg-accent">
          <VisuallyHidden>새 요청</VisuallyHidden>
        </span>
      )}
      <Link
        to="/quote"
        search={mine ? { id: mine.id } : { request_id: request.request_id }}
        aria-describedby={`brief-${request.request_id}`}
        className={clsx(
          "text-inherit no-underline outline-none after:absolute after:inset-0",
          request.opened || !waits ? "font-semibold" : "font-bold",
        )}
      >
        {request.service.name}
      </Link>
      {request.urgent && waits && (
        <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
          긴급
        </Badge>
      )}
      {request.designated && <Badge tone="accent">지정 요청</Badge>}
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    </h2>
  );
}

function Deadline({ closesAt, children }: { closesAt: string; children: ReactNode }) {
  const { text, isSoon } = deadlineText(Date.parse(closesAt), useNow());
  return (
    <p
      className={clsx(
        "numeric text-sm lg:text-xs",
        isSoon ? "font-bold text-warning" : "text-muted",
      )}
    >
      {text}
      {children}
    </p>
  );
}

function Cost({ request, waits }: { request: ReceivedRequest; waits: boolean }) {
  const discount = discountText(request.price);
  if (!waits) {
    if (!request.my_quote) return <div className="max-lg:hidden" />;
    return (
      <p className="numeric flex items-center text-sm font-semibold max-lg:min-h-11 lg:justify-end">
        <VisuallyHidden>보낸 금액 </VisuallyHidden>
        {quotedPrice(request.my_quote)}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm lg:block lg:text-right">
      <p className="numeric font-bold">
        <VisuallyHidden>견적 비용 </VisuallyHidden>
        {formatCredits(request.price.credits)}
      </p>
      {discount && <p className="text-xs text-accent-ink">{discount}</p>}
    </div>
  );
}

/** Filled for who asked for this pro, quiet for what is answered. */
function lookOf({ designated }: ReceivedRequest, waits: boolean) {
  if (!waits) return "quiet";
  return designated ? "primary" : "tonal";
}

/** What pressing the row does, in words for the eye: the row itself is the link. */
function LooksLikeAction({
  request,
  waits,
}: {
  request: ReceivedRequest;
  waits: boolean;
}): ReactNode {
  const look = clsx(
    buttonClass({ variant: lookOf(request, waits), size: "sm" }),
    "pointer-events-none whitespace-nowrap max-lg:hidden",
  );
  if (request.my_quote)
    return (
      <span aria-hidden className={look}>
        견적 보기
      </span>
    );
  if (!request.accepts_quotes) return null;
  return (
    <span aria-hidden className={look}>
      견적 쓰기
    </span>
  );
}
