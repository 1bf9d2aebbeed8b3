import { seoulIso } from "./seoul-day.ts";

/** An instant (epoch ms) in Seoul as spreadsheets know it for a time, seconds cut: "2027-02-01 09:05:00". */
export function sheetTime(instantMs: number): string {
  return seoulIso(instantMs).slice(0, "YYYY-MM-DDTHH:MM:SS".length).replace("T", " ");
}
