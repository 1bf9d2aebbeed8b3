import { expect, it } from "vitest";
import { activityReportInput } from "./activity-report-input.ts";

it.each([
  [{}, {}],
  [{ from: "2027-01-01" }, { from: "2027-01-01" }],
  [
    { from: "2027-01-01", to: "2027-02-01", service: "car-wash" },
    { from: "2027-01-01", to: "2027-02-01", service: "car-wash" },
  ],
  [{ from: "soon", to: "2027-02-30" }, {}],
  [{ from: "2027-02-02", to: "2027-02-01" }, {}],
  [{ from: "2020-01-01", to: "2027-02-01" }, {}],
])("of %j asks for %j", (search, input) => {
  expect(activityReportInput(search)).toEqual(input);
});
