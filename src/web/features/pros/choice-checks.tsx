import type { ReactNode } from "react";
import { Checkbox } from "#ui/form/checkbox.tsx";

interface ChoiceChecksProps {
  legend: string;
  /** Read only by screen readers when it stands above already. */
  legendHidden?: boolean;
  options: readonly { key: string; label: ReactNode }[];
  chosen: ReadonlySet<string>;
  /** As many as may be are chosen: only taking one out is left. */
  full: boolean;
  onToggle: (key: string) => void;
}

/** Things to choose, beside each other as far as they fit. */
export function ChoiceChecks({
  legend,
  legendHidden = false,
  options,
  chosen,
  full,
  onToggle,
}: ChoiceChecksProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? "sr-only" : "mb-1 text-sm font-semibold text-muted"}>
        {legend}
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {options.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={chosen.has(key)}
            disabled={full && !chosen.has(key)}
            onChange={() => onToggle(key)}
          />
        ))}
      </div>
    </fieldset>
  );
}
