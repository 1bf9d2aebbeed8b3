import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RunningText } from "../text/running-text.tsx";

export type Description = { key: string; term: ReactNode; detail: ReactNode };

type DescriptionListProps = {
  items: readonly Description[];
  /** `sides`: short facts, detail at the right edge. `columns`: longer details beside their terms. */
  layout?: "sides" | "columns";
  className?: string;
};

/** Facts with their names. */
export function DescriptionList({ items, layout = "sides", className }: DescriptionListProps) {
  const sides = layout === "sides";
  return (
    <dl className={clsx("flex flex-col gap-3", className)}>
      {items.map((item) => (
        <div
          key={item.key}
          className={clsx(
            "flex gap-x-4",
            sides ? "flex-wrap justify-between" : "max-sm:flex-col max-sm:gap-0.5",
          )}
        >
          <dt className={clsx("text-muted", sides ? "max-w-full" : "shrink-0 sm:w-32")}>
            {item.term}
          </dt>
          <dd className={clsx("min-w-0 font-medium", sides ? "flex-auto text-right" : "flex-1")}>
            <RunningText>{item.detail}</RunningText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
