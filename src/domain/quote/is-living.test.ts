import { describe, expect, it } from "vitest";
import type { RequestState } from "#domain/request/lifecycle.ts";
import { isLivingQuote, isThreadOpen, isUnreadBy, mustOpenFirst } from "./is-living.ts";
import type { QuoteState } from "./lifecycle.ts";

const today = "2027-03-10";
const quote = (state: QuoteState, valid_until = today) => ({ state, valid_until });

describe("isLivingQuote", () => {
  it.each(["sent", "read"] as const)("is true for a %s quote through its last day", (state) => {
    expect(isLivingQuote(quote(state), "open", today)).toBe(true);
    expect(isLivingQuote(quote(state, "2027-03-09"), "open", today)).toBe(false);
  });

  it.each(["open", "choosing", "hired", "cancelled"] as const)(
    "is true while the request is %s",
    (state) => {
      expect(isLivingQuote(quote("read"), state, today)).toBe(true);
    },
  );

  it.each(["draft", "completed", "closed", "blocked"] as const)(
    "is false once the request is %s",
    (state) => {
      expect(isLivingQuote(quote("read"), state, today)).toBe(false);
    },
  );

  it.each(["hired", "declined", "expired", "withdrawn"] as const)(
    "is false for a quote that is %s",
    (state) => {
      expect(isLivingQuote(quote(state), "open", today)).toBe(false);
    },
  );
});

describe("isThreadOpen", () => {
  it("stays open for the hired pro, also after the work and past the quote's day", () => {
    for (const state of ["hired", "completed", "cancelled"] satisfies RequestState[]) {
      expect(isThreadOpen(quote("hired", "2027-01-01"), state, today)).toBe(true);
    }
  });

  it("closes with a blocked request", () => {
    expect(isThreadOpen(quote("hired"), "blocked", today)).toBe(false);
  });

  it("closes with the quote", () => {
    expect(isThreadOpen(quote("read"), "choosing", today)).toBe(true);
    expect(isThreadOpen(quote("read", "2027-03-09"), "choosing", today)).toBe(false);
    expect(isThreadOpen(quote("declined"), "open", today)).toBe(false);
    expect(isThreadOpen(quote("withdrawn"), "open", today)).toBe(false);
  });
});

describe("isUnreadBy", () => {
  it("holds for the customer until the read, however the quote has ended, and never for its pro", () => {
    expect(isUnreadBy({ read_at: null }, "customer")).toBe(true);
    expect(isUnreadBy({ read_at: new Date(0) }, "customer")).toBe(false);
    expect(isUnreadBy({ read_at: null }, "pro")).toBe(false);
  });
});

describe("mustOpenFirst", () => {
  it("holds for the customer of an unread quote and for nobody else", () => {
    expect(mustOpenFirst({ state: "sent" }, "customer")).toBe(true);
    expect(mustOpenFirst({ state: "sent" }, "pro")).toBe(false);
    for (const state of ["read", "hired", "declined", "expired", "withdrawn"] as const) {
      expect(mustOpenFirst({ state }, "customer"), state).toBe(false);
    }
  });
});
