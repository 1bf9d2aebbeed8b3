import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactElement, ReactNode } from "react";
import { clsx } from "clsx";
import { TextLink } from "./text-link.tsx";

interface BackLinkProps {
  render: ReactElement;
  /** For a page whose header has no way back of its own. */
  onPhones?: boolean;
  children: ReactNode;
}

/** The way back to what a page belongs to, above its title. A phone has the header's own, unless told otherwise. */
export function BackLink({ render, onPhones = false, children }: BackLinkProps) {
  return (
    <p className={clsx("-mt-4 mb-2 print:hidden", !onPhones && "max-md:hidden")}>
      <TextLink placement="alone" className="gap-1 text-ink" render={render}>
        <ChevronLeft size={18} aria-hidden />
        {children}
      </TextLink>
    </p>
  );
}
