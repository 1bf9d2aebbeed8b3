import type { Day } from "#domain/calendar/day.ts";
import { holdsWords } from "./holds-words.ts";
import type { ReceivedFacts } from "./received-facts.ts";
import {
  isAsked,
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

export function countChoices(
  all: readonly ReceivedFacts[],
  filter: ReceivedFilter,
  today: Day,
): ChoiceCounts {
  // No choice changes the words, which are the slowest to look for.
  const worded = all.filter(({ text }) => holdsWords(text, filter.words));
  const asked = (change: Partial<ReceivedFilter>) => {
    const wanted = { ...filter, words: "", ...change };
    return worded.filter((facts) => isAsked(facts, wanted, today));
  };
  const perTab = RECEIVED_TABS.map((tab) => [tab, asked({ tab }).length]);
  const perDeadline = RECEIVED_DEADLINES.map((deadline) => [deadline, asked({ deadline }).length]);
  return {
    total: asked({}).length,
    tabs: Object.fromEntries(perTab) as Record<ReceivedTab, number>,
    services: countBy(asked({ service: null }), ({ service }) => service),
    regions: countBy(asked({ region: null }), ({ region }) => region),
    designated: asked({ designated: true }).length,
    urgent: asked({ urgent: true }).length,
    deadlines: Object.fromEntries(perDeadline) as Record<ReceivedDeadline, number>,
  };
}

function countBy(found: readonly ReceivedFacts[], nameOf: (facts: ReceivedFacts) => string) {
  const counts = new Map<string, number>();
  for (const facts of found) counts.set(nameOf(facts), (counts.get(nameOf(facts)) ?? 0) + 1);
  return counts;
}
