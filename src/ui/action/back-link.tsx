import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactElement, ReactNode } from "react";
import { TextLink } from "./text-link.tsx";

/** The way back to what a page belongs to, above its title. A phone has the header's own. */
export function BackLink({ render, children }: { render: ReactElement; children: ReactNode }) {
  return (
    <p className="-mt-4 mb-2 max-md:hidden print:hidden">
      <TextLink placement="alone" className="gap-1 text-ink" render={render}>
        <ChevronLeft size={18} aria-hidden />
        {children}
      </TextLink>
    </p>
  );
}
