/** Minutes since midnight of "HH:MM" (24 h). */
function minutesOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** "13:30" as people say it: "오후 1:30"; noon is 낮 12:00, midnight 밤 12:00. */
export function timeLabel(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60) % 24;
  const rest = twoDigits(minutes % 60);
  if (hour === 0) return `밤 12:${rest}`;
  if (hour === 12) return `낮 12:${rest}`;
  return hour < 12 ? `오전 ${hour}:${rest}` : `오후 ${hour - 12}:${rest}`;
}

/** The times from `from` to `to`, both counted in, `stepMinutes` apart, as "HH:MM". */
export function timeOptions(from: string, to: string, stepMinutes: number) {
  if (stepMinutes <= 0) throw new RangeError("stepMinutes must be positive");
  const options: { value: string; label: string }[] = [];
  for (let at = minutesOf(from); at <= minutesOf(to); at += stepMinutes) {
    const value = `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
    options.push({ value, label: timeLabel(value) });
  }
  return options;
}
