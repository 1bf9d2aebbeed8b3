import { clsx } from "clsx";

/** Cells in a column, so that ten are read at a glance. */
const PER_COLUMN = 10;
const STEP = 8;
const CELL = 6;

/** A number as so many cells, in columns of ten from the left: 30 credits are 30 cells. Decoration beside the number. */
export function UnitCells({ count, className }: { count: number; className?: string }) {
  const columns = Math.ceil(count / PER_COLUMN);
  const cells = Array.from({ length: count }, (_, index) => {
    const column = Math.floor(index / PER_COLUMN);
    const row = PER_COLUMN - 1 - (index % PER_COLUMN);
    return `M${column * STEP} ${row * STEP}h${CELL}v${CELL}h-${CELL}z`;
  });
  return (
    <svg
      aria-hidden
      width={columns * STEP}
      height={PER_COLUMN * STEP}
      className={clsx("shrink-0 fill-accent", className)}
    >
      <path d={cells.join("")} />
    </svg>
  );
}
