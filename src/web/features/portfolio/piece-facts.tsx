import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { formatMonth } from "#domain/calendar/month.ts";
import { formatWon } from "#web/platform/format.ts";

type Facts = Pick<PortfolioPiece, "service" | "region" | "done_on" | "price">;

/** What the work was, where, when and for how much, in one line. */
export function PieceFacts({ piece, className }: { piece: Facts; className?: string }) {
  const { service, region, done_on, price } = piece;
  return (
    <p className={className}>
      {[service.name, region?.full_name ?? "온라인", formatMonth(done_on)].join(" · ")}
      {price !== null && (
        <>
          {" · "}
          <span className="font-semibold whitespace-nowrap text-ink">{formatWon(price)}</span>
        </>
      )}
    </p>
  );
}
