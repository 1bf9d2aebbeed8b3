import { describe, expect, it } from "vitest";
import { workedOnProblem } from "./worked-on.ts";

const TODAY = "2027-03-10";

describe("workedOnProblem", () => {
  it.each(["2027-03", "2027-02", "2007-01"])("lets %s through", (month) => {
    expect(workedOnProblem(month, TODAY)).toBeNull();
  });

  it.each([
    ["2027-04", "아직 오지 않은"],
    ["2006-12", "20년 안"],
    ["2027-13", "골라 주세요"],
    ["2027-00", "골라 주세요"],
    ["2027-3", "골라 주세요"],
    ["", "골라 주세요"],
    ["2027-03-01", "골라 주세요"],
    ["２０２７-03", "골라 주세요"],
  ])("refuses %j", (month, problem) => {
    expect(workedOnProblem(month, TODAY)).toContain(problem);
  });
});
