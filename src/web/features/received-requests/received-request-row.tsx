import { Link } from "#web/platform/navigation/link.tsx";
import Image from "lucide-react/icons/image";
import Zap from "lucide-react/icons/zap";
import { discountText } from "#domain/credits/formula-text.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/quotes.ts";
import { Badge } from "#ui/display/badge.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { formatCredits } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { answerBadge, decisionText } from "./received-labels.ts";

/** A request in the inbox: what, where, how far along, and what an answer costs. */
export function ReceivedRequestRow({ request }: { request: ReceivedRequest }) {
  const badge = answerBadge(request);
  const decision = decisionText(request.decision);
  const discount = discountText(request.price);
  const to = request.my_quote ? { id: request.my_quote.id } : { request_id: request.request_id };
  return (
    <CardLink render={<Link to="/quote" search={to} preload={false} />}>
      <span className="flex items-start justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2 text-lg font-bold">
          {!request.opened && request.accepts_quotes && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <VisuallyHidden>새 요청</VisuallyHidden>
            </span>
          )}
          {request.service.name}
        </span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {request.urgent && !request.my_quote && request.accepts_quotes && (
            <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
              긴급
            </Badge>
          )}
          {request.designated && <Badge tone="accent">지정 요청</Badge>}
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">
        {request.region ?? "온라인"} · <RelativeTime at={request.received_at} />
      </span>
      <span className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1 text-sm">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {decision && <span>결정 {decision}</span>}
          <span className="numeric">
            견적 {request.quote_count}/{request.quote_limit}
          </span>
          {request.photo_count > 0 && (
            <span className="inline-flex items-center gap-1">
              <Image size={16} className="text-muted" aria-hidden />
              <span className="numeric">사진 {request.photo_count}</span>
            </span>
          )}
        </span>
        {!request.my_quote && request.accepts_quotes && (
          <span className="text-right">
            <span className="numeric font-semibold text-accent-ink">
              {formatCredits(request.price.credits)}
            </span>
            {discount && <span className="block text-xs text-muted">{discount}</span>}
          </span>
        )}
      </span>
    </CardLink>
  );
}
