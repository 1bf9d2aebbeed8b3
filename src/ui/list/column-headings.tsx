import { clsx } from "clsx";

interface ColumnHeadingsProps {
  /** The class of the rows' columns, which the headings share; a grid from a desk on. */
  columns: string;
  names: readonly string[];
  /** Over figures: the last of the named columns, at its right edge. */
  last: string;
  className?: string;
}

/** Over rows that become a table on a desk, for the eye alone: each cell of a row says what it is. */
export function ColumnHeadings({ columns, names, last, className }: ColumnHeadingsProps) {
  return (
    <div
      aria-hidden
      className={clsx(
        columns,
        className,
        "hidden border-b border-line px-2 pb-2 text-xs text-faint",
      )}
    >
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
      <span className="text-right">{last}</span>
    </div>
  );
}
