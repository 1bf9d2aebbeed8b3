import { describe, expect, it } from "vitest";
import { hireRefusal, mayHire } from "./may-hire.ts";

const NOW = Date.parse("2027-02-01T00:00:00Z");
const facts = {
  request: { state: "open" as const, closes_at: NOW + 1, ended_by: null },
  quote: { state: "read" as const, valid_until: "2027-02-01" },
  pro: { state: "approved" as const },
  now: NOW,
  today: "2027-02-01",
};

describe("hireRefusal", () => {
  it("lets a valid quote be hired in the last millisecond of 30 days", () => {
    expect(hireRefusal(facts)).toBeNull();
    expect(mayHire(facts)).toBe(true);
  });
  it("refuses at the end of the 30 days", () => {
    const late = { ...facts, request: { ...facts.request, closes_at: NOW } };
    expect(hireRefusal(late)).toBe("request_closed");
    expect(mayHire(late)).toBe(false);
  });
  it("goes on when no new quotes come, and with an unread quote", () => {
    const choosing = { ...facts.request, state: "choosing" as const };
    expect(hireRefusal({ ...facts, request: choosing })).toBeNull();
    expect(hireRefusal({ ...facts, quote: { ...facts.quote, state: "sent" } })).toBeNull();
  });
  it.each(["draft", "hired", "completed", "closed", "blocked"] as const)(
    "refuses a %s request",
    (state) => {
      expect(hireRefusal({ ...facts, request: { ...facts.request, state } })).toBe(
        "request_closed",
      );
    },
  );
  it("lets another quote be hired after the pro cancelled, not after the customer did", () => {
    const cancelledBy = (ended_by: "customer" | "hired_pro") => ({
      ...facts,
      request: { ...facts.request, state: "cancelled" as const, ended_by },
    });
    expect(hireRefusal(cancelledBy("hired_pro"))).toBeNull();
    expect(hireRefusal(cancelledBy("customer"))).toBe("request_closed");
  });
  it.each(["hired", "declined", "withdrawn"] as const)("refuses a %s quote", (state) => {
    const quote = { ...facts.quote, state };
    expect(hireRefusal({ ...facts, quote })).toBe("quote_closed");
    // What was decided stands before the date.
    expect(hireRefusal({ ...facts, quote, today: "2027-02-02" })).toBe("quote_closed");
  });
  it("refuses the quote of a suspended pro, after all that will not change when they come back", () => {
    const suspended = { ...facts, pro: { state: "suspended" as const } };
    expect(hireRefusal(suspended)).toBe("pro_suspended");
    expect(hireRefusal({ ...suspended, today: "2027-02-02" })).toBe("quote_expired");
  });
  it("refuses an expired quote, marked or not", () => {
    expect(hireRefusal({ ...facts, today: "2027-02-02" })).toBe("quote_expired");
    expect(hireRefusal({ ...facts, quote: { ...facts.quote, state: "expired" } })).toBe(
      "quote_expired",
    );
  });
});
