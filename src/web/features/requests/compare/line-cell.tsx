import { Link } from "#web/platform/navigation/link.tsx";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import { INCLUSION_LABELS } from "#domain/quote/quote.ts";
import { InclusionMark } from "#ui/paper/inclusion-mark.tsx";
import { startMessage } from "#web/platform/draft/start-message.ts";
import { lineSum } from "#web/platform/quote-paper/quote-lines.tsx";

interface LineCellProps {
  cell: Comparison["lines"][number]["cells"][number];
  quote: Comparison["quotes"][number] | undefined;
  name: string;
}

/** What one quote says of one line; what it does not say can be asked. */
export function LineCell({ cell, quote, name }: LineCellProps) {
  if (cell === null) {
    return (
      <span className="flex flex-wrap items-center gap-x-1.5">
        <InclusionMark kind="unwritten" />
        <span className="text-sm text-muted">안 적힘</span>
        {quote && (
          <Link
            to="/chats/$quoteId"
            params={{ quoteId: quote.id }}
            aria-label={`${quote.pro.display_name} 고수에게 ${name} 물어보기`}
            className="-my-2 ml-auto inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink no-underline hover:underline print:hidden"
            onClick={() => startMessage(quote.id, `‘${name}’도 견적에 들어 있나요?`)}
          >
            물어보기
          </Link>
        )}
      </span>
    );
  }
  const sum = lineSum({ ...cell, name });
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <InclusionMark kind={cell.inclusion} />
      {/* Beside the sum of an included line the mark says it; who does not see it hears the word. */}
      <span
        className={
          cell.inclusion === "included"
            ? "sr-only"
            : cell.inclusion === "extra"
              ? "text-sm font-semibold text-warning"
              : "text-sm text-muted"
        }
      >
        {INCLUSION_LABELS[cell.inclusion]}
      </span>
      {cell.wording !== null && (
        <span className="order-last w-full text-xs text-muted [overflow-wrap:anywhere]">
          {cell.wording}
        </span>
      )}
      {sum && (
        <span
          className={
            cell.inclusion === "extra"
              ? "numeric ml-auto font-semibold text-warning"
              : "numeric ml-auto font-semibold"
          }
        >
          {sum}
        </span>
      )}
    </span>
  );
}
