import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DayRangeFields, type DayRangeProblem } from "./day-range-fields.tsx";

const drawn = (problem: DayRangeProblem | null) =>
  renderToStaticMarkup(
    <DayRangeFields
      from="2027-03-10"
      to="2027-03-01"
      onFromChange={() => {}}
      onToChange={() => {}}
      today="2027-03-12"
      problem={problem}
    />,
  );

/** Of the fields from left to right: whether they are marked as wrong. */
const marked = (problem: DayRangeProblem | null) =>
  [...drawn(problem).matchAll(/<input[^>]*>/g)].map(([field]) => field.includes("aria-invalid"));

describe("the first and last day of a stretch", () => {
  it("says what is wrong at the field that it is about", () => {
    const message = "여기가 맞지 않아요.";
    expect(marked({ field: "to", message })).toEqual([false, true]);
    expect(marked({ field: "from", message })).toEqual([true, false]);
    expect(drawn({ field: "to", message })).toContain(message);
  });

  it("marks neither when nothing is", () => {
    expect(marked(null)).toEqual([false, false]);
  });
});
