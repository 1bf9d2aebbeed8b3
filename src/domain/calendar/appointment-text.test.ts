import { expect, it } from "vitest";
import { formatAppointment, formatClockSpan } from "./appointment-text.ts";

it.each([
  ["2027-02-01", null, "2027년 02월 01일"],
  ["2027-02-01", "00:00", "2027년 02월 01일 오전 12:00"],
  ["2027-02-01", "11:30", "2027년 02월 01일 오전 11:30"],
  ["2027-02-01", "12:00", "2027년 02월 01일 오후 12:00"],
  ["2027-02-01", "23:59", "2027년 02월 01일 오후 11:59"],
])("%s at %s is %s", (day, time, text) => {
  expect(formatAppointment(day, time)).toBe(text);
});

it.each([
  ["09:00", null, "오전 9:00"],
  ["11:00", "11:30", "오전 11:00~11:30"],
  ["11:30", "12:00", "오전 11:30~오후 12:00"],
  ["12:00", "12:30", "오후 12:00~12:30"],
  ["23:30", "00:00", "오후 11:30~오전 12:00"],
])("from %s until %s is %s", (from, until, text) => {
  expect(formatClockSpan(from, until)).toBe(text);
});
