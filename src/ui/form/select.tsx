import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import {
  controlAttributes,
  controlBoxClass,
  FieldFrame,
  innerControlClass,
  useFieldIds,
  type FieldTexts,
} from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldTexts &
  Omit<ComponentProps<"select">, "multiple" | "size" | "children"> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; its value is "". */
    placeholder?: string;
  };

/** One of a list, by the platform's own picker. */
export function Select({
  label,
  labelHidden,
  optional,
  hint,
  error,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame {...{ ids, label, labelHidden, optional, hint, error, className }}>
      <div className={clsx(controlBoxClass(Boolean(error)), "relative")}>
        <select
          {...rest}
          {...controlAttributes(ids, { error, hint })}
          className={clsx(innerControlClass, "appearance-none pr-11 pl-4")}
        >
          {placeholder !== undefined && (
            <option value="" disabled={rest.required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} className="pointer-events-none absolute right-3.5 text-muted" />
      </div>
    </FieldFrame>
  );
}
