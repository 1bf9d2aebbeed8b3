import { clsx } from "clsx";
import { useId, type ReactNode, type Ref } from "react";

interface PickOneProps {
  /** Says what is chosen here; read, not shown. */
  label: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The grid's columns. */
  className: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of many short answers, as small buttons in a grid: arrow keys walk them. */
export function PickOne({ label, options, value, onChange, error, className, ref }: PickOneProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="sr-only">{label}</legend>
      <div className={clsx("grid gap-2", className)}>
        {options.map((option, at) => (
          <label
            key={option.value}
            className={clsx(
              "relative flex min-h-12 flex-col items-center justify-center rounded-md border px-1 py-1 text-center text-sm transition-colors",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              "has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-faint",
              option.value === value
                ? "border-accent bg-accent font-bold text-on-accent"
                : clsx(
                    error ? "border-danger" : "border-line-strong",
                    "bg-surface hover:bg-sunken",
                  ),
            )}
          >
            <input
              ref={at === 0 ? ref : undefined}
              type="radio"
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none disabled:cursor-not-allowed"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
