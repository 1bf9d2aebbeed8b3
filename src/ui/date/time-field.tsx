import { useMemo, type ComponentProps } from "react";
import { Select } from "../form/select.tsx";
import { timeOptions } from "./time-options.ts";

type TimeFieldProps = Omit<ComponentProps<typeof Select>, "options"> & {
  /** First and last time offered, "HH:MM". */
  from?: string;
  to?: string;
  stepMinutes?: number;
};

/** A time of day ("HH:MM") out of a list in Korean words. */
export function TimeField({
  from = "05:00",
  to = "23:00",
  stepMinutes = 30,
  placeholder = "시간을 골라 주세요",
  ...rest
}: TimeFieldProps) {
  const options = useMemo(() => timeOptions(from, to, stepMinutes), [from, to, stepMinutes]);
  return <Select {...rest} options={options} placeholder={placeholder} />;
}
