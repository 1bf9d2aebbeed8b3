import type { ReactNode } from "react";

interface OptionGroupProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** Options of one kind under its name. The heights are fixed: see idle-suggestions. */
export function OptionGroup({ id, label, children }: OptionGroupProps) {
  return (
    <div role="group" aria-labelledby={id} className="not-first:mt-2">
      <div
        id={id}
        role="presentation"
        className="flex min-h-10 items-center px-3 text-sm font-semibold text-muted"
      >
        {label}
      </div>
      {children}
    </div>
  );
}
