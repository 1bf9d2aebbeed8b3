import { DateField } from "./date-field.tsx";

/** What is wrong with a range of days, shown at one of its two fields. */
export interface DayRangeProblem {
  field: "from" | "to";
  message: string;
}

interface DayRangeFieldsProps {
  /** "YYYY-MM-DD", "" for an open end. */
  from: string;
  to: string;
  onFromChange: (day: string) => void;
  onToChange: (day: string) => void;
  /** No later day can be chosen. */
  today: string;
  problem: DayRangeProblem | null;
  className?: string;
}

/** The first and the last day of a time that has passed, both inclusive: two cells of the form around them. */
export function DayRangeFields({
  from,
  to,
  onFromChange,
  onToChange,
  today,
  problem,
  className,
}: DayRangeFieldsProps) {
  const at = (field: DayRangeProblem["field"]) => ({
    today,
    max: today,
    error: problem?.field === field ? problem.message : undefined,
    className,
  });
  return (
    <>
      <DateField label="시작일" value={from} onChange={onFromChange} {...at("from")} />
      <DateField label="종료일" value={to} onChange={onToChange} {...at("to")} />
    </>
  );
}
