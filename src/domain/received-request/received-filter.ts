import { addDays, type Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { awaitsAnswer, type ReceivedFacts } from "./received-facts.ts";
import { holdsWords } from "./holds-words.ts";

/** The parts of a pro's list; the first is what a list without one shows. */
export const RECEIVED_TABS = ["all", "unanswered", "quoted", "passed"] as const;
export type ReceivedTab = (typeof RECEIVED_TABS)[number];

/** How soon the time for quotes ends; each holds those before it. */
export const RECEIVED_DEADLINES = ["today", "tomorrow", "three_days"] as const;
export type ReceivedDeadline = (typeof RECEIVED_DEADLINES)[number];

/** How many days from today on still count. */
const DEADLINE_DAYS: Record<ReceivedDeadline, number> = { today: 0, tomorrow: 1, three_days: 3 };

export const deadlineLabels: Record<ReceivedDeadline, string> = {
  today: "오늘 마감",
  tomorrow: "내일까지",
  three_days: `${DEADLINE_DAYS.three_days}일 안`,
};

/** What the list is narrowed down by. Null and false ask for nothing. */
export interface ReceivedFilter {
  tab: ReceivedTab;
  service: string | null;
  region: string | null;
  designated: boolean;
  urgent: boolean;
  deadline: ReceivedDeadline | null;
  words: string;
}

/** Passed ones stand in their own part alone; a quote that is sent after all takes a request out of it. */
export function isInTab(facts: ReceivedFacts, tab: ReceivedTab): boolean {
  switch (tab) {
    case "all":
      return !facts.passed || facts.quoted;
    case "unanswered":
      return awaitsAnswer(facts);
    case "quoted":
      return facts.quoted;
    case "passed":
      return facts.passed && !facts.quoted;
  }
}

/** Only of what takes quotes: a deadline of another is of no use to anybody. Midnight belongs to the day before. */
export function closesWithin(facts: ReceivedFacts, deadline: ReceivedDeadline, today: Day) {
  if (!facts.acceptsQuotes || facts.quoted) return false;
  return seoulDay(facts.closesAt - 1) <= addDays(today, DEADLINE_DAYS[deadline]);
}

/** Whether a request is among what the filter asks for. */
export function isAsked(facts: ReceivedFacts, filter: ReceivedFilter, today: Day): boolean {
  return (
    isInTab(facts, filter.tab) &&
    (filter.service === null || facts.service === filter.service) &&
    (filter.region === null || facts.region === filter.region) &&
    (!filter.designated || facts.designated) &&
    (!filter.urgent || facts.urgent) &&
    (filter.deadline === null || closesWithin(facts, filter.deadline, today)) &&
    holdsWords(facts.text, filter.words)
  );
}
