import type { LinkProps } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { ReactNode } from "react";

interface OptionLinkProps {
  id: string;
  activeId: string | null;
  /** Where it leads. */
  target: Pick<LinkProps, "to" | "params" | "search" | "hash">;
  icon: ReactNode;
  name: ReactNode;
  detail?: string;
  className?: string;
  onChosen: () => void;
}

/** One option of the list: a link, so that it also opens in a new tab and works before any code came. */
export function OptionLink(props: OptionLinkProps) {
  const { id, activeId, target, icon, name, detail, className, onChosen } = props;
  const active = id === activeId;
  return (
    <Link
      {...target}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={clsx(
        "flex min-h-12 items-center gap-3 rounded-md px-3 text-ink no-underline",
        active ? "bg-accent-soft" : "hover:bg-sunken",
        className,
      )}
      // The press must not take the focus: the list would close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChosen}
    >
      <span aria-hidden className="flex size-8 shrink-0 items-center justify-center text-muted">
        {icon}
      </span>
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      {detail && (
        <span className="max-w-[45%] shrink-0 truncate text-sm text-muted">
          <span className="sr-only">, </span>
          {detail}
        </span>
      )}
    </Link>
  );
}
