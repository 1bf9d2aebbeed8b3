import { clsx } from "clsx";
import { useEffect, useId, useRef, type ReactNode } from "react";

export type MarkOption<V extends string> = {
  value: V;
  label: string;
  mark: (isChosen: boolean) => ReactNode;
};

type MarkChoiceProps<V extends string> = {
  /** Read aloud, not shown: what is chosen says it by its mark and word. */
  label: string;
  options: readonly MarkOption<V>[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
};

/** One of a few, each a mark 44 px wide in a row; the word of the chosen one stands behind them. */
export function MarkChoice<V extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: MarkChoiceProps<V>) {
  const name = useId();
  return (
    <span
      role="radiogroup"
      aria-label={label}
      className={clsx("inline-flex flex-wrap items-center", className)}
    >
      {options.map((option) => (
        <Mark
          key={option.value}
          option={option}
          name={name}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
      <span aria-hidden className="ml-1 text-sm font-semibold">
        {options.find((option) => option.value === value)?.label}
      </span>
    </span>
  );
}

function Mark<V extends string>({
  option,
  name,
  isChosen,
  onChoose,
}: {
  option: MarkOption<V>;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // A browser that comes back to a page fills in what was chosen there; pressing that again would change nothing.
  useEffect(() => {
    if (input.current) input.current.checked = isChosen;
  }, [isChosen]);
  return (
    <label
      title={option.label}
      className={clsx(
        "relative grid size-11 place-items-center rounded-md transition-colors",
        "has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? "bg-sunken" : "hover:bg-sunken",
      )}
    >
      <input
        ref={input}
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        aria-label={option.label}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      {option.mark(isChosen)}
    </label>
  );
}
