import { Select } from "#ui/select.tsx";
import { WORKED_ON_YEARS } from "#domain/testimonial/worked-on.ts";

interface MonthFieldProps {
  /** "2026-05"; with a part not chosen yet "2026-" or "-05". */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** The year's picker, so that a form can focus it. */
  ref: React.Ref<HTMLSelectElement>;
  /** Product's day. */
  today: string;
  error?: string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/** A month by two pickers: the browsers' own month field is missing on many phones and desks. */
export function MonthField({ value, onChange, onBlur, ref, today, error }: MonthFieldProps) {
  const [year = "", month = ""] = value.split("-");
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: WORKED_ON_YEARS + 1 }, (_, back) => String(thisYear - back));
  return (
    <fieldset className="min-w-0" onBlur={onBlur}>
      <legend className="mb-2 text-sm font-semibold">함께한 때</legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="함께한 해"
          labelHidden
          placeholder="해"
          ref={ref}
          value={year}
          onChange={(event) => onChange(`${event.target.value}-${month}`)}
          options={years.map((one) => ({ value: one, label: `${one}년` }))}
          error={error}
        />
        <Select
          label="함께한 달"
          labelHidden
          placeholder="달"
          value={month}
          onChange={(event) => onChange(`${year}-${event.target.value}`)}
          options={MONTHS.map((one) => ({ value: one, label: `${Number(one)}월` }))}
        />
      </div>
    </fieldset>
  );
}
