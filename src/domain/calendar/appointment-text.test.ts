import { expect, it } from "vitest";
import { formatAppointment } from "./appointment-text.ts";

it.each([
  ["2027-02-01", null, "2027년 02월 01일"],
  ["2027-02-01", "00:00", "2027년 02월 01일 오전 12:00"],
  ["2027-02-01", "11:30", "2027년 02월 01일 오전 11:30"],
  ["2027-02-01", "12:00", "2027년 02월 01일 오후 12:00"],
  ["2027-02-01", "23:59", "2027년 02월 01일 오후 11:59"],
])("%s at %s is %s", (day, time, text) => {
  expect(formatAppointment(day, time)).toBe(text);
});
