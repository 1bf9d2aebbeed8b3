import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { formatMonth } from "#domain/calendar/month.ts";
import { formatWon } from "#web/platform/format/format.ts";

interface PieceFactsProps {
  piece: Pick<PortfolioPiece, "service" | "region" | "done_on" | "price">;
  /** Where there is little room, the region goes without its si-do. */
  short?: boolean;
  className?: string;
}

/** What the work was, where, when and for how much. */
export function PieceFacts({ piece, short = false, className }: PieceFactsProps) {
  const { service, region, done_on, price } = piece;
  const place = region === null ? "온라인" : short ? region.name : region.full_name;
  return (
    <div className={className}>
      <p>{service.name}</p>
      <p className="flex flex-wrap gap-x-2">
        <span>{place}</span>
        <span>{formatMonth(done_on)}</span>
      </p>
      {price !== null && <p className="mt-1 font-semibold text-ink">{formatWon(price)}</p>}
    </div>
  );
}
