import { expect, it } from "vitest";
import { reportInput } from "./report-input.ts";

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
  expect(reportInput(search)).toEqual(input);
});
