import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useFieldIds } from "./field.tsx";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** On or off, at once (no save button). Works controlled and by itself. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ids = useFieldIds(id);
  return (
    <div className={clsx("min-w-0", className)}>
      <label className="flex min-h-12 items-center justify-between gap-4 py-1 has-disabled:text-faint">
        <span className="min-w-0 font-medium">{label}</span>
        <span className="relative inline-flex shrink-0">
          <input
            {...rest}
            id={ids.control}
            type="checkbox"
            role="switch"
            aria-describedby={hint ? ids.hint : undefined}
            className="peer h-7 w-12 appearance-none rounded-full bg-line-strong transition-colors checked:bg-accent disabled:bg-line"
          />
          <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-surface transition-transform peer-checked:translate-x-5" />
        </span>
      </label>
      {hint && (
        <p id={ids.hint} className="pr-16 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
