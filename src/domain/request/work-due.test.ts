import { describe, expect, it } from "vitest";
import { completionQuestion, agreedDayName, dayOfWork, isWorkDue } from "./work-due.ts";

describe("isWorkDue", () => {
  it.each([
    ["2027-03-14", false],
    ["2027-03-15", true],
    ["2027-03-16", true],
  ])("of work agreed for 2027-03-15 is on %s: %s", (today, expected) => {
    expect(isWorkDue({ agreed_date: "2027-03-15" }, today)).toBe(expected);
  });
});

describe("dayOfWork", () => {
  it.each([
    [null, "2027-03-15", "작업일"],
    ["2027-03-14", "2027-03-14", "약속했던 날"],
    ["2027-03-15", "2027-03-15", "작업일"],
    ["2027-03-16", "2027-03-15", "작업일"],
  ])("of work agreed for 2027-03-15 and completed on %s is %s", (completedOn, expected, name) => {
    expect(dayOfWork("2027-03-15", completedOn)).toBe(expected);
    expect(agreedDayName("2027-03-15", completedOn)).toBe(name);
  });
});

describe("completionQuestion", () => {
  const hire = { agreed_date: "2027-03-15" };
  it("asks for more before the agreed day, and says that it cannot be undone", () => {
    const early = completionQuestion({ ...hire, isDue: false, side: "customer" });
    expect(early.title).toContain("약속한 날 전");
    expect(early.description).toContain("약속한 날은 2027년 03월 15일이에요.");
    expect(early.description).toContain("되돌릴 수 없어요");
    expect(completionQuestion({ ...hire, isDue: true, side: "pro" }).title).toBe("일이 끝났나요?");
  });
});
