import { expect, it } from "vitest";
import { transferDueOn } from "./bank-transfer.ts";

it("sends the money by the third business day, by the day in Seoul", () => {
  expect(transferDueOn(Date.parse("2027-03-11T23:59:59+09:00"))).toBe("2027-03-16");
  expect(transferDueOn(Date.parse("2027-03-12T00:00:00+09:00"))).toBe("2027-03-17");
});
