import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import type { ReactNode } from "react";

type DisclosureProps = {
  /** Says what opens: "표로 보기", "왜 이 순서예요?". */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Something for who asks, folded away until then; opens without any code. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={clsx("group", className)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-sm font-medium text-accent-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          size={16}
          aria-hidden
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
