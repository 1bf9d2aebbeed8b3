import { describe, expect, it } from "vitest";
import type { Change } from "./change-order.ts";
import { changeFaults } from "./check-change.ts";

const terms = {
  agreed_price: 100_000,
  agreed_date: "2027-02-10",
  agreed_time: "09:00",
  scope: "거실 도배",
};
/** 14:00 of a day in Seoul. */
const NOW = Date.parse("2027-02-01T14:00:00+09:00");

describe("changeFaults", () => {
  it.each<[string, Change, string[]]>([
    ["nothing", {}, ["kind"]],
    ["0 won", { price: 0 }, []],
    ["a billion won", { price: 1_000_000_000 }, []],
    ["more than a billion won", { price: 1_000_000_001 }, ["price"]],
    ["a negative price", { price: -1 }, ["price"]],
    ["half a won", { price: 0.5 }, ["price"]],
    ["no price yet", { price: Number.NaN }, ["price"]],
    ["the same price", { price: 100_000 }, ["price"]],
    ["today, at a time that is over", { agreed_date: "2027-02-01" }, ["agreed_time"]],
    ["today, right now", { agreed_date: "2027-02-01", agreed_time: "14:00" }, []],
    ["today, a minute ago", { agreed_date: "2027-02-01", agreed_time: "13:59" }, ["agreed_time"]],
    ["yesterday", { agreed_date: "2027-01-31" }, ["agreed_date"]],
    ["the same date", { agreed_date: "2027-02-10" }, ["agreed_date"]],
    [
      "the same date and time",
      { agreed_date: "2027-02-10", agreed_time: "09:00" },
      ["agreed_date"],
    ],
    ["the same date at another time", { agreed_date: "2027-02-10", agreed_time: "09:30" }, []],
    ["another time", { agreed_time: "14:00" }, []],
    ["no time of day", { agreed_time: "24:00" }, ["agreed_time"]],
    ["another scope", { scope: "거실과 안방 도배" }, []],
    ["a scope of 1,000 characters", { scope: "가".repeat(1_000) }, []],
    ["a scope of 1,001 characters", { scope: "가".repeat(1_001) }, ["scope"]],
    ["a scope of 1 character", { scope: "가" }, ["scope"]],
    ["a scope with a NUL", { scope: "거실\u0000도배" }, ["scope"]],
    ["the same scope", { scope: " 거실 도배 " }, ["scope"]],
    ["all at once", { price: 1, agreed_date: "2027-02-11", scope: "안방" }, []],
    [
      "all at once, each as it is",
      { price: 100_000, agreed_date: "2027-02-10", scope: "거실 도배" },
      ["price", "scope", "agreed_date"],
    ],
  ])("of %s", (_, change, names) => {
    expect(Object.keys(changeFaults(change, terms, NOW))).toEqual(names);
  });

  it("asks for a new day where only the time of one that is over is to change", () => {
    const over = { ...terms, agreed_date: "2027-01-31" };
    expect(Object.keys(changeFaults({ agreed_time: "14:00" }, over, NOW))).toEqual(["agreed_date"]);
  });
});
