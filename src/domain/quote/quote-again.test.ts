import { describe, expect, it } from "vitest";
import { quoteAgainRefusal } from "./quote-again.ts";

describe("quoteAgainRefusal", () => {
  it("lets the first quote through", () => {
    expect(quoteAgainRefusal([])).toBeNull();
  });

  it.each(["sent", "read", "hired"] as const)("refuses beside one that is %s", (state) => {
    expect(quoteAgainRefusal(["withdrawn", state])).toBe("living");
  });

  it("takes the customer's no for an answer", () => {
    expect(quoteAgainRefusal(["declined"])).toBe("declined");
  });

  it("lets two more follow after withdrawn or expired ones, and no fourth", () => {
    expect(quoteAgainRefusal(["withdrawn"])).toBeNull();
    expect(quoteAgainRefusal(["withdrawn", "expired"])).toBeNull();
    expect(quoteAgainRefusal(["withdrawn", "expired", "withdrawn"])).toBe("too_often");
  });
});
