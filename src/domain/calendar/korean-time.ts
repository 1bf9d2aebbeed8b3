import { seoulIso } from "./seoul-day.ts";

/**
 * The time of day in Seoul at an instant (epoch ms), minutes cut: "오후 3:05"; midnight is "오전 12:00",
 * noon "오후 12:00". Throws a RangeError for what is no instant.
 */
export function formatKoreanTime(instantMs: number): string {
  const [hours, minutes] = seoulIso(instantMs).slice("YYYY-MM-DDT".length).split(":");
  const hour = Number(hours);
  return `${hour < 12 ? "오전" : "오후"} ${hour % 12 || 12}:${minutes}`;
}
