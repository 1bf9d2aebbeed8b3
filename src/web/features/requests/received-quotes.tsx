import { Link } from "#web/platform/navigation/link.tsx";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { CompareLink } from "./compare-link.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { quotesStillToCome, reachText } from "./request-labels.ts";

/** The quotes that came, as papers by price; how many may still come; and the way to have them side by side. */
export function ReceivedQuotes({ request }: { request: RequestDetail }) {
  const { quotes } = request;
  const isOpen = request.state === "open";
  return (
    <Section
      anchor="quotes"
      title={quotes.length === 0 ? "받은 견적서" : `받은 견적서 ${quotes.length}장`}
    >
      {quotes.length === 0 ? (
        <EmptyState
          title={isOpen ? "아직 온 견적서가 없어요" : "받은 견적서가 없어요"}
          description={
            isOpen
              ? `${dispatchText(request)} ${formatDay(request.quotes_close_at)}까지 견적을 받아요.`
              : undefined
          }
          action={
            isOpen ? (
              <ButtonLink
                variant="secondary"
                render={
                  <Link to="/user/recommended/$requestId" params={{ requestId: request.id }} />
                }
              >
                추천 고수 보기
              </ButtonLink>
            ) : undefined
          }
        />
      ) : (
        <>
          <ul aria-label="받은 견적" className="grid gap-3 sm:grid-cols-2 sm:gap-4">
            {quotes.map((quote) => (
              <li key={quote.id} className="min-w-0">
                <QuoteCard quote={quote} />
              </li>
            ))}
          </ul>
          <StillToCome request={request} />
          {request.compared.quotes > 1 && (
            <div className="mt-5">
              <CompareLink
                requestId={request.id}
                compared={request.compared}
                look={{
                  size: "lg",
                  variant: isLookingForPro(request.state) ? "primary" : "secondary",
                }}
              />
            </div>
          )}
        </>
      )}
      <AwaitedPros request={request} />
    </Section>
  );
}

/** Who was asked directly and has not sent a quote: whether they still may. */
function AwaitedPros({ request }: { request: RequestDetail }) {
  const quoted = new Set(request.quotes.map(({ pro }) => pro.id));
  const awaited = request.designated_pros.filter(({ id }) => !quoted.has(id));
  if (awaited.length === 0) return null;
  return (
    <ul
      aria-label="지정한 고수"
      className="mt-3 divide-y divide-line rounded-lg bg-surface sm:mt-4"
    >
      {awaited.map(({ id, display_name, photo_url, passed }) => (
        <li key={id} className="flex min-h-16 items-center gap-3 px-5 py-3">
          <Avatar name={display_name} src={photo_url} sealOf={id} size="sm" />
          <p className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              {display_name} <Badge tone="accent">지정 요청</Badge>
            </span>
            <span className="block text-sm text-muted">{awaitedText(request, passed)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function awaitedText({ state }: RequestDetail, passed: boolean): string {
  if (passed) return "이번에는 어렵다고 했어요.";
  return state === "open" ? "견적서를 기다리고 있어요." : "견적서를 보내지 않았어요.";
}

function StillToCome({ request }: { request: RequestDetail }) {
  const left = quotesStillToCome(request);
  if (request.state !== "open" || left <= 0) return null;
  return (
    <div className="mt-3 rounded-paper border border-dashed border-line-strong px-5 py-3.5 sm:mt-4">
      <p className="font-semibold">{left}장 더 올 수 있어요</p>
      <p className="text-sm text-muted">{dispatchText(request)}</p>
    </div>
  );
}

function dispatchText(request: RequestDetail): string {
  return request.has_recipients
    ? reachText(request)
    : "새 고수가 들어오면 추천 고수에서 직접 부탁할 수 있어요.";
}
