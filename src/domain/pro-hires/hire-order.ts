import type { Day } from "#domain/calendar/day.ts";
import { seoulInstant } from "#domain/calendar/seoul-day.ts";
import { HIRE_SECTIONS, hireSection, type HireFacts, type HireSection } from "./hire-section.ts";

/** A hire as a pro's list is put in order by. */
export interface ListedHire extends HireFacts {
  id: string;
  /** "HH:MM" in Seoul; null while only the day is agreed on. */
  agreed_time: string | null;
  /** Epoch ms; null before it was completed. */
  completedAt: number | null;
}

/** Where a hire stands in a pro's list: smaller ranks first, then smaller instants, then the older hire. */
export interface HirePlace {
  hireId: string;
  section: HireSection;
  /** Epoch ms; negative where what came last stands first. */
  at: number;
}

/**
 * Within its section a running hire stands by its day and time, without a time before those with one; a completed one
 * by how lately it was. Null for none.
 */
export function placeOfHire(hire: ListedHire, today: Day): HirePlace | null {
  const section = hireSection(hire, today);
  if (section === null) return null;
  const at =
    section === "completed"
      ? -(hire.completedAt ?? 0)
      : seoulInstant(hire.agreed_date, hire.agreed_time ?? "00:00");
  return { hireId: hire.id, section, at };
}

/** Negative when the first place comes before the second, as `sort` takes it. */
export function compareHirePlaces(one: HirePlace, other: HirePlace): number {
  const sections = HIRE_SECTIONS.indexOf(one.section) - HIRE_SECTIONS.indexOf(other.section);
  if (sections !== 0) return sections;
  if (one.at !== other.at) return one.at - other.at;
  return one.hireId < other.hireId ? -1 : one.hireId > other.hireId ? 1 : 0;
}

/** How many hires stand in each section. */
export function countBySection(places: readonly HirePlace[]): Record<HireSection, number> {
  const counts = { today: 0, past: 0, changing: 0, upcoming: 0, completed: 0 };
  for (const { section } of places) counts[section] += 1;
  return counts;
}
