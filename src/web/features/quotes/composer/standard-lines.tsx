import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { standardLineOf, type StandardLine } from "#domain/quote/standard-line.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

interface StandardLinesProps {
  lines: readonly StandardLine[];
  onChoose: (line: StandardLine) => void;
}

/** Lines that most quotes for the service have, one press each: what is written alike meets when quotes are compared. */
export function StandardLines({ lines, onChoose }: StandardLinesProps) {
  const title = useId();
  const { control } = useFormContext<QuoteFormValues>();
  const items = useWatch({ control, name: "items" });
  const written = new Set(items.map((item) => standardLineOf(item, lines)?.id));
  const offered = lines.filter(({ id }) => !written.has(id));
  if (offered.length === 0) return null;
  return (
    <div className="mt-3">
      <p id={title} className="text-sm text-muted">
        이 서비스에서 자주 적는 항목
      </p>
      <ul aria-labelledby={title} className="mt-1.5 flex flex-wrap gap-x-2">
        {offered.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              onClick={() => onChoose(line)}
              className="group inline-flex min-h-11 items-center"
            >
              <span className="inline-flex items-center gap-1 rounded-full border border-line-strong/60 py-1 pr-3 pl-2 text-sm group-hover:bg-sunken">
                <Plus size={15} aria-hidden className="text-accent-ink" />
                {line.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
