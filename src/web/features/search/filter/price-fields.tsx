import { NumberField } from "#ui/form/number-field.tsx";
import type { PriceRange, priceProblems } from "./price-problems.ts";

interface PriceFieldsProps {
  range: PriceRange;
  onChange: (range: PriceRange) => void;
  problems: ReturnType<typeof priceProblems>;
}

/** The least and the most that a job may typically cost, in whole won. */
export function PriceFields({ range, onChange, problems }: PriceFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 lg:grid-cols-1 lg:gap-y-3">
      <NumberField
        label="가장 낮은 금액"
        name="min_price"
        unit="원"
        placeholder="제한 없음"
        value={asNumber(range.min_price)}
        error={problems?.min_price}
        onChange={(won) => onChange({ ...range, min_price: asText(won) })}
      />
      <NumberField
        label="가장 높은 금액"
        name="max_price"
        unit="원"
        placeholder="제한 없음"
        value={asNumber(range.max_price)}
        error={problems?.max_price}
        onChange={(won) => onChange({ ...range, max_price: asText(won) })}
      />
    </div>
  );
}

function asNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function asText(won: number | null): string | undefined {
  return won === null ? undefined : String(won);
}
