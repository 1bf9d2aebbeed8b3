import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { clsx } from "clsx";
import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from "react";
import { controlAttributes, FieldMessages, useFieldIds } from "./field.tsx";
import { mergeRefs } from "../merge-refs.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of what this box stands for is chosen ("전체 동의"). */
  indeterminate?: boolean;
  /** Stands right of the label and is not part of it: a link to the full text. */
  aside?: ReactNode;
};

/** One yes-or-no. Works controlled (`checked`) and by itself (form libraries, `defaultChecked`). */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  aside,
  id,
  ref,
  className,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    // Of several in a row each keeps its message to itself.
    <div className={clsx("min-w-0", error && "pb-2.5", className)}>
      <div className="flex items-start gap-2">
        <label className="flex min-h-11 flex-1 items-start gap-3 py-2.5 has-disabled:text-faint">
          <span className="relative mt-0.5 inline-flex size-5 shrink-0">
            <input
              {...rest}
              {...controlAttributes(ids, { error, hint })}
              ref={refs}
              type="checkbox"
              className={clsx(
                "peer size-5 appearance-none rounded-[6px] border bg-surface transition-colors",
                "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:border-line disabled:bg-sunken",
                error ? "border-danger" : "border-line-strong",
              )}
            />
            <Check
              size={14}
              strokeWidth={3}
              className="pointer-events-none absolute top-[3px] left-[3px] hidden text-on-accent peer-checked:block peer-indeterminate:hidden peer-disabled:text-faint"
            />
            <Minus
              size={14}
              strokeWidth={3}
              className="pointer-events-none absolute top-[3px] left-[3px] hidden text-on-accent peer-indeterminate:block"
            />
          </span>
          <span className="min-w-0 leading-normal">{label}</span>
        </label>
        {aside}
      </div>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  );
}
