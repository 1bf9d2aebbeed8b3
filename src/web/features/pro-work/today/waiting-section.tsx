import { useId, type ReactElement, type ReactNode } from "react";
import { TextLink } from "#ui/action/text-link.tsx";

interface WaitingSectionProps {
  title: string;
  count?: number;
  /** Where the others are when not all are shown, and how that is called. */
  all?: { label: string; render: ReactElement } | undefined;
  children: ReactNode;
}

/** Things of one kind that wait, under what they have in common. */
export function WaitingSection({ title, count, all, children }: WaitingSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 max-lg:-mx-4 first:mt-0">
      <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4 lg:px-2">
        <h3 id={id} className="text-base">
          {title}
          {count !== undefined && (
            <span className="numeric ml-2 font-bold text-accent-ink">{count}</span>
          )}
        </h3>
        {all && (
          <TextLink placement="alone" className="shrink-0 text-sm" render={all.render}>
            {all.label}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}
