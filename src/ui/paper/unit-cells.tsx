import { clsx } from "clsx";

/** So many in a row that fifty more are seen at a glance. */
const PER_ROW = 20;
const STEP = 8;
const CELL = 6;

/** A number as so many cells, stacked from the ground: 30 credits are 30 cells. Decoration beside the number. */
export function UnitCells({ count, className }: { count: number; className?: string }) {
  const rows = Math.ceil(count / PER_ROW);
  const cells = Array.from({ length: count }, (_, index) => {
    const x = (index % PER_ROW) * STEP;
    const y = (rows - 1 - Math.floor(index / PER_ROW)) * STEP;
    return `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
  });
  return (
    <svg
      aria-hidden
      width={PER_ROW * STEP}
      height={rows * STEP}
      className={clsx("shrink-0 fill-accent", className)}
    >
      <path d={cells.join("")} />
    </svg>
  );
}
