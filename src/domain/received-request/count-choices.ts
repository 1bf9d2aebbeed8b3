import type { Day } from "#domain/calendar/day.ts";
import type { ReceivedFacts } from "./received-facts.ts";
import {
  closesBy,
  isInTab,
  lastMoments,
  meetsEach,
  RECEIVED_DEADLINES,
  RECEIVED_TABS,
  type ReceivedDeadline,
  type ReceivedFilter,
  type ReceivedTab,
} from "./received-filter.ts";

/** How many requests each choice of a filter would show beside all other filters that are set. */
export interface ChoiceCounts {
  total: number;
  tabs: Record<ReceivedTab, number>;
  services: ReadonlyMap<string, number>;
  regions: ReadonlyMap<string, number>;
  designated: number;
  urgent: number;
  deadlines: Record<ReceivedDeadline, number>;
}

/** Looks at each request once: one that misses a single filter is counted among that filter's choices alone. */
export function countChoices(
  all: readonly ReceivedFacts[],
  filter: ReceivedFilter,
  today: Day,
): ChoiceCounts {
  const ends = lastMoments(today);
  const services = new Map<string, number>();
  const regions = new Map<string, number>();
  const counts = {
    total: 0,
    tabs: zeros(RECEIVED_TABS),
    services,
    regions,
    designated: 0,
    urgent: 0,
    deadlines: zeros(RECEIVED_DEADLINES),
  };
  for (const facts of all) {
    const meets = meetsEach(facts, filter, ends);
    const missed = Object.values(meets).filter((met) => !met).length;
    // No choice changes the words.
    if (missed > 1 || !meets.words) continue;
    const isCounted = (choice: keyof typeof meets) => missed === 0 || !meets[choice];
    if (missed === 0) counts.total += 1;
    if (isCounted("tab")) {
      for (const tab of RECEIVED_TABS) if (isInTab(facts, tab)) counts.tabs[tab] += 1;
    }
    if (isCounted("service")) countOne(services, facts.service);
    if (isCounted("region")) countOne(regions, facts.region);
    if (isCounted("designated") && facts.designated) counts.designated += 1;
    if (isCounted("urgent") && facts.urgent) counts.urgent += 1;
    if (isCounted("deadline")) {
      for (const deadline of RECEIVED_DEADLINES) {
        if (closesBy(facts, ends[deadline])) counts.deadlines[deadline] += 1;
      }
    }
  }
  return counts;
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}

function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
