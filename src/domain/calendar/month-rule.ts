import { chosen } from "#domain/validation/chosen.ts";
import { isMonth } from "./month.ts";

/** A month of the calendar, "YYYY-MM". */
export const calendarMonth = chosen(
  (value) => typeof value === "string" && isMonth(value),
  "calendar_month",
);
