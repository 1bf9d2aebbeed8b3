import { clsx } from "clsx";
import type { Key, ReactNode } from "react";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Heads the card on a phone, without its column name. One column at most. */
  primary?: boolean;
};

type TableProps<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Shown in place of a table without rows. */
  empty?: ReactNode;
};

/**
 * Rows to compare; below tablet width each row is a card. The roles are written out because changing
 * `display` takes a table's own ones away. Names of columns and rows keep their words whole, however narrow.
 */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  empty,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <table role="table" className="w-full max-md:block">
      <caption className={captionHidden ? "sr-only" : "mb-2 text-left font-bold max-md:block"}>
        {caption}
      </caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={clsx(
                "border-b border-line px-2 py-2.5 text-sm font-semibold wrap-break-word text-muted first:pl-0 last:pr-0 lg:px-3",
                column.align === "end" ? "text-right" : "text-left",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-line max-md:flex max-md:flex-col max-md:gap-1.5 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-4 md:border-b"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                data-header={column.header}
                className={clsx(
                  "md:px-2 md:py-3.5 md:first:pl-0 md:last:pr-0 lg:px-3",
                  column.align === "end" && "tabular-nums md:text-right md:whitespace-nowrap",
                  column.primary
                    ? "font-semibold max-md:order-first max-md:mb-1 max-md:text-lg md:wrap-break-word"
                    : "max-md:flex max-md:justify-between max-md:gap-4 max-md:text-right max-md:before:shrink-0 max-md:before:text-muted max-md:before:content-[attr(data-header)]",
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
