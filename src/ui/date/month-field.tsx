import { Select } from "../form/select.tsx";

interface MonthFieldProps {
  label: string;
  /** What the two pickers are called to a screen reader: "함께한 해", "함께한 달". */
  yearLabel: string;
  monthLabel: string;
  /** "2026-05"; with a part not chosen yet "2026-" or "-05". */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** The year's picker, so that a form can focus it. */
  ref: React.Ref<HTMLSelectElement>;
  /** Product's day: its year is the first to choose. */
  today: string;
  /** How many years before it one may choose. */
  years: number;
  error?: string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/** A past month by two pickers: the browsers' own month field is missing on many phones and desks. */
export function MonthField(props: MonthFieldProps) {
  const { label, yearLabel, monthLabel, value, onChange, onBlur, ref, today, years, error } = props;
  const [year = "", month = ""] = value.split("-");
  const thisYear = Number(today.slice(0, 4));
  const choices = Array.from({ length: years + 1 }, (_, back) => String(thisYear - back));
  return (
    <fieldset className="min-w-0" onBlur={onBlur}>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={yearLabel}
          labelHidden
          placeholder="해"
          ref={ref}
          value={year}
          onChange={(event) => onChange(`${event.target.value}-${month}`)}
          options={choices.map((one) => ({ value: one, label: `${one}년` }))}
          error={error}
        />
        <Select
          label={monthLabel}
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
