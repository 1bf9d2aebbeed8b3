import type { Day } from "#domain/calendar/day.ts";

/**
 * A region's code shows its level by its length: 2 digits si-do, 5 si-gun-gu, 10 eup-myeon-dong.
 * A longer code begins with the code of what it lies in.
 */
export const REGION_LEVELS = ["si_do", "si_gun_gu", "eup_myeon_dong"] as const;
export type RegionLevel = (typeof REGION_LEVELS)[number];

/** First and last day on which a region exists (both inclusive); null while in force. */
export type RegionPeriod = { valid_from: Day; valid_to: Day | null };

const levelByLength = new Map<number, RegionLevel>([
  [2, "si_do"],
  [5, "si_gun_gu"],
  [10, "eup_myeon_dong"],
]);

/** The level of a code, or null for what is not a region code. */
export function regionLevelOf(code: string): RegionLevel | null {
  return /^\d+$/.test(code) ? (levelByLength.get(code.length) ?? null) : null;
}

/** The si-do (2 digits) of any region code; null for what is not one. */
export function siDoOf(code: string): string | null {
  return regionLevelOf(code) === null ? null : code.slice(0, 2);
}

/** The si-gun-gu (5 digits) of a si-gun-gu or eup-myeon-dong code; null for a si-do and for what is not a code. */
export function siGunGuOf(code: string): string | null {
  const level = regionLevelOf(code);
  return level === "si_gun_gu" || level === "eup_myeon_dong" ? code.slice(0, 5) : null;
}

/** Whether a region lies in another, or is the same one. */
export function isWithin(code: string, parent: string): boolean {
  return regionLevelOf(code) !== null && regionLevelOf(parent) !== null && code.startsWith(parent);
}

/** Whether a region exists on a day; its first and its last day count. */
export function isRegionValid(region: RegionPeriod, today: Day): boolean {
  return region.valid_from <= today && (region.valid_to === null || today <= region.valid_to);
}
