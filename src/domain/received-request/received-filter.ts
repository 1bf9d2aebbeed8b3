import { addDays, type Day } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
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

/** The last moment of each deadline, epoch ms. Midnight belongs to the day before. */
export type LastMoments = Record<ReceivedDeadline, number>;

export function lastMoments(today: Day): LastMoments {
  const end = (days: number) => startOfSeoulDay(addDays(today, days + 1));
  return {
    today: end(DEADLINE_DAYS.today),
    tomorrow: end(DEADLINE_DAYS.tomorrow),
    three_days: end(DEADLINE_DAYS.three_days),
  };
}

/** Only of what takes quotes: a deadline of another is of no use to anybody. */
export function closesBy(facts: ReceivedFacts, lastMoment: number): boolean {
  return facts.acceptsQuotes && !facts.quoted && facts.closesAt <= lastMoment;
}

/** Which of the filter's parts a request meets. */
export function meetsEach(facts: ReceivedFacts, filter: ReceivedFilter, ends: LastMoments) {
  return {
    tab: isInTab(facts, filter.tab),
    service: filter.service === null || facts.service === filter.service,
    region: filter.region === null || facts.region === filter.region,
    designated: !filter.designated || facts.designated,
    urgent: !filter.urgent || facts.urgent,
    deadline: filter.deadline === null || closesBy(facts, ends[filter.deadline]),
    words: filter.words === "" || holdsWords(facts.text, filter.words),
  };
}

/** Whether a request is among what the filter asks for. */
export function isAsked(facts: ReceivedFacts, filter: ReceivedFilter, ends: LastMoments): boolean {
  return Object.values(meetsEach(facts, filter, ends)).every(Boolean);
}
