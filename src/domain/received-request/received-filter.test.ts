import { describe, expect, it } from "vitest";
import { countChoices } from "./count-choices.ts";
import { holdsWords } from "./holds-words.ts";
import { awaitsAnswer, type ReceivedFacts } from "./received-facts.ts";
import { closesBy, isAsked, isInTab, lastMoments, RECEIVED_TABS } from "./received-filter.ts";

const TODAY = "2027-03-10";
const ENDS = lastMoments(TODAY);

/** Waits for an answer, and closes in the afternoon of the 12th. */
const waiting: ReceivedFacts = {
  requestId: "a",
  service: "cleaning",
  region: "11680",
  designated: false,
  urgent: false,
  receivedAt: Date.parse("2027-03-05T03:00:00Z"),
  closesAt: Date.parse("2027-03-12T03:00:00Z"),
  acceptsQuotes: true,
  quoted: false,
  passed: false,
  credits: 3,
  wantedOn: null,
  text: "입주청소 아파트 24평",
};

const anything = {
  tab: "all",
  service: null,
  region: null,
  designated: false,
  urgent: false,
  deadline: null,
  words: "",
} as const;

const tabsOf = (change: Partial<ReceivedFacts>) =>
  RECEIVED_TABS.filter((tab) => isInTab({ ...waiting, ...change }, tab));

describe("a received request", () => {
  it("waits until it takes no quotes, is answered or passed", () => {
    expect(awaitsAnswer(waiting)).toBe(true);
    expect(awaitsAnswer({ ...waiting, acceptsQuotes: false })).toBe(false);
    expect(awaitsAnswer({ ...waiting, quoted: true })).toBe(false);
    expect(awaitsAnswer({ ...waiting, passed: true })).toBe(false);
  });

  it("stands in the part that its answer puts it in", () => {
    expect(tabsOf({})).toEqual(["all", "unanswered"]);
    expect(tabsOf({ acceptsQuotes: false })).toEqual(["all"]);
    expect(tabsOf({ quoted: true })).toEqual(["all", "quoted"]);
    expect(tabsOf({ passed: true })).toEqual(["passed"]);
    expect(tabsOf({ passed: true, quoted: true })).toEqual(["all", "quoted"]);
  });

  it.each([
    ["2027-03-10T14:59:59Z", "today", true],
    ["2027-03-10T15:00:00Z", "today", true],
    ["2027-03-10T15:00:01Z", "today", false],
    ["2027-03-11T15:00:00Z", "tomorrow", true],
    ["2027-03-11T15:00:01Z", "tomorrow", false],
    ["2027-03-13T15:00:00Z", "three_days", true],
    ["2027-03-13T15:00:01Z", "three_days", false],
  ] as const)("that closes at %s is within %s: %j", (closesAt, deadline, within) => {
    const facts = { ...waiting, closesAt: Date.parse(closesAt) };
    expect(closesBy(facts, ENDS[deadline])).toBe(within);
    expect(closesBy({ ...facts, quoted: true }, ENDS[deadline])).toBe(false);
    expect(closesBy({ ...facts, acceptsQuotes: false }, ENDS[deadline])).toBe(false);
  });

  it("is asked for by each filter alone", () => {
    const asked = (change: object) => isAsked(waiting, { ...anything, ...change }, ENDS);
    expect(asked({})).toBe(true);
    expect([asked({ service: "cleaning" }), asked({ service: "moving" })]).toEqual([true, false]);
    expect([asked({ region: "11680" }), asked({ region: "online" })]).toEqual([true, false]);
    expect([asked({ designated: true }), asked({ urgent: true })]).toEqual([false, false]);
    expect([asked({ words: "24평 입주" }), asked({ words: "24평 빌라" })]).toEqual([true, false]);
    expect([asked({ deadline: "three_days" }), asked({ deadline: "tomorrow" })]).toEqual([
      true,
      false,
    ]);
  });
});

describe("holdsWords", () => {
  it.each([
    ["입주청소 아파트", "", true],
    ["입주청소 아파트", "  ", true],
    ["LG 에어컨", "lg", true],
    ["에어컨".normalize("NFD"), "에어컨", true],
    ["입주청소", "입주 이사", false],
  ])("%j with %j: %j", (text, words, holds) => expect(holdsWords(text, words)).toBe(holds));
});

describe("countChoices", () => {
  const all = [
    waiting,
    { ...waiting, requestId: "b", service: "moving", urgent: true },
    { ...waiting, requestId: "c", region: "11710", designated: true, urgent: true },
    { ...waiting, requestId: "d", passed: true },
    { ...waiting, requestId: "e", quoted: true },
  ];

  it("counts each choice beside the other filters that are set", () => {
    const counts = countChoices(all, { ...anything, service: "cleaning" }, TODAY);
    expect(counts.total).toBe(3);
    expect(counts.tabs).toEqual({ all: 3, unanswered: 2, quoted: 1, passed: 1 });
    // The service itself may be changed: its other choices are counted without it.
    expect([...counts.services]).toEqual([
      ["cleaning", 3],
      ["moving", 1],
    ]);
    expect([...counts.regions]).toEqual([
      ["11680", 2],
      ["11710", 1],
    ]);
    expect([counts.designated, counts.urgent]).toEqual([1, 1]);
    expect(counts.deadlines).toEqual({ today: 0, tomorrow: 0, three_days: 2 });
  });

  it("counts what misses one filter among that filter's choices, and what misses two nowhere", () => {
    const filter = { ...anything, urgent: true, region: "11710", words: "아파트" };
    const counts = countChoices(all, filter, TODAY);
    expect([counts.total, counts.urgent, counts.designated]).toEqual([1, 1, 1]);
    expect([...counts.regions]).toEqual([
      ["11680", 1],
      ["11710", 1],
    ]);
    // What closes too late is counted among the deadlines, and what is not urgent is not.
    const soon = { ...anything, deadline: "today", urgent: true } as const;
    expect(countChoices(all, soon, TODAY).deadlines).toEqual({
      today: 0,
      tomorrow: 0,
      three_days: 2,
    });
    expect(countChoices(all, { ...filter, words: "빌라" }, TODAY).regions.size).toBe(0);
  });

  it("counts nothing for nobody's list", () => {
    expect(countChoices([], anything, TODAY).total).toBe(0);
  });
});
