import { Badge } from "#ui/badge.tsx";
import { formatWon } from "#web/platform/format.ts";

interface PriceExampleProps {
  price: { low: number; mid: number; high: number; basis: string };
}

/** The illustrative price range of a service; says that it is an example until enough real prices exist. */
export function PriceExample({ price }: PriceExampleProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-muted">{price.basis} 기준</p>
        <Badge>예시</Badge>
      </div>
      <p className="mt-1 text-2xl font-bold">
        <span className="sr-only">보통 </span>
        <span className="numeric">{formatWon(price.mid)}</span>
      </p>
      <PriceScale price={price} />
      <dl className="mt-2 flex justify-between gap-4 text-sm">
        <div>
          <dt className="text-muted">낮은 편</dt>
          <dd className="numeric font-medium">{formatWon(price.low)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-muted">높은 편</dt>
          <dd className="numeric font-medium">{formatWon(price.high)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">
        실제 가격은 조건에 따라 달라요. 요청하면 내 조건에 맞는 견적을 받아요.
      </p>
    </div>
  );
}

const WIDTH = 300;
const RADIUS = 6;

/** Where the usual price lies between low and high. Drawn, because a place in percent cannot be a class. */
function PriceScale({ price }: PriceExampleProps) {
  const span = price.high - price.low;
  const share = span > 0 ? (price.mid - price.low) / span : 0.5;
  const x = RADIUS + share * (WIDTH - 2 * RADIUS);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${2 * RADIUS}`} aria-hidden className="mt-4 w-full">
      <rect y={RADIUS - 3} width={WIDTH} height="6" rx="3" className="fill-sunken" />
      <rect y={RADIUS - 3} width={x} height="6" rx="3" className="fill-accent-soft" />
      <circle cx={x} cy={RADIUS} r={RADIUS} className="fill-accent" />
    </svg>
  );
}
