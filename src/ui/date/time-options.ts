import { formatClock } from "#domain/calendar/korean-time.ts";

/** Minutes since midnight of "HH:MM" (24 h). */
function minutesOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The times from `from` to `to`, both counted in, `stepMinutes` apart, as "HH:MM". */
export function timeOptions(from: string, to: string, stepMinutes: number) {
  if (stepMinutes <= 0) throw new RangeError("stepMinutes must be positive");
  const options: { value: string; label: string }[] = [];
  for (let at = minutesOf(from); at <= minutesOf(to); at += stepMinutes) {
    const value = `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
    options.push({ value, label: formatClock(value) });
  }
  return options;
}
