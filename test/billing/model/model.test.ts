import { expect, it } from "vitest";
import { checkModel } from "./check-model.ts";

it("agrees with the reference and keeps the invariants over 5,000 commands", () => {
  const checked = checkModel(5_000, 4);
  expect(checked.commands).toBeGreaterThanOrEqual(5_000);
  expect(checked.compared).toBeGreaterThan(1_000);
}, 60_000);
