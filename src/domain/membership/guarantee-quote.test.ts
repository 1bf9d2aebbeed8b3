import { describe, expect, it } from "vitest";
import { countsForGuarantee, type GuaranteeQuote } from "./guarantee-quote.ts";

const HOUR = 3_600_000;
const sent: GuaranteeQuote = { state: "sent", sent_at: HOUR, read_at: null, ended_at: null };

describe("a quote counts for the guarantee", () => {
  it("once it has been unread for 48 hours, and not a moment before", () => {
    expect(countsForGuarantee(sent, 49 * HOUR - 1)).toBe(false);
    expect(countsForGuarantee(sent, 49 * HOUR)).toBe(true);
  });
  it("from the moment it is read", () => {
    expect(countsForGuarantee({ ...sent, state: "read", read_at: 1 }, 1)).toBe(true);
    expect(countsForGuarantee({ ...sent, state: "declined", read_at: 1, ended_at: 2 }, HOUR)).toBe(
      true,
    );
  });
  it("not when it ended unread before its 48 hours were over", () => {
    const declined: GuaranteeQuote = { ...sent, state: "declined", ended_at: 49 * HOUR - 1 };
    expect(countsForGuarantee(declined, 100 * HOUR)).toBe(false);
    expect(countsForGuarantee({ ...declined, ended_at: 49 * HOUR }, 100 * HOUR)).toBe(true);
  });
  it("never when the pro took it back, read or long unread", () => {
    const withdrawn: GuaranteeQuote = { ...sent, state: "withdrawn", ended_at: 60 * HOUR };
    expect(countsForGuarantee(withdrawn, 100 * HOUR)).toBe(false);
    expect(countsForGuarantee({ ...withdrawn, read_at: 1 }, 100 * HOUR)).toBe(false);
  });
});
