import { describe, expect, it } from "vitest";
import { sampleProHire } from "#test/samples/hires.ts";
import { sampleReceivedQuote, sampleRequest, sampleRequestHire } from "#test/samples/requests.ts";
import { factsOfProHire, factsOfRequest } from "./deal-facts.ts";

const request = sampleRequest({
  published_at: "2027-03-10T00:30:00+09:00",
  closes_at: "2027-03-24T00:30:00+09:00",
});

const hire = sampleRequestHire({
  state: "completed",
  hired_at: "2027-03-12T23:59:00+09:00",
  agreed_date: "2027-03-20",
  completed_at: "2027-03-21T00:00:00+09:00",
});

describe("how far a request has come", () => {
  it("counts the quote that came first", () => {
    const quotes = [
      sampleReceivedQuote({ sent_at: "2027-03-12T09:00:00+09:00" }),
      sampleReceivedQuote({ sent_at: "2027-03-11T09:00:00+09:00" }),
    ];
    expect(factsOfRequest({ ...request, quotes }).firstQuoteOn).toBe("2027-03-11");
    expect(factsOfRequest(request)).toMatchObject({ sentOn: "2027-03-10", firstQuoteOn: null });
  });

  it.each(["closed", "cancelled", "blocked"] as const)("is over once it is %s", (state) => {
    expect(factsOfRequest({ ...request, state }).stoppedOn).toBe("2027-03-24");
    const ended_at = "2027-03-13T10:00:00+09:00";
    expect(factsOfRequest({ ...request, state, ended_at }).stoppedOn).toBe("2027-03-13");
  });

  it.each(["open", "choosing", "hired", "completed"] as const)(
    "goes on while it is %s",
    (state) => {
      const ended_at = "2027-03-13T10:00:00+09:00";
      expect(factsOfRequest({ ...request, state, ended_at }).stoppedOn).toBeNull();
    },
  );

  it("is over for its pro once the hire was cancelled, and has begun with their quote", () => {
    const own = sampleProHire({
      state: "cancelled",
      published_at: "2027-03-10T00:30:00+09:00",
      quoted_at: "2027-03-11T23:30:00+09:00",
      cancelled_at: "2027-03-14T00:30:00+09:00",
    });
    expect(factsOfProHire(own)).toMatchObject({
      sentOn: "2027-03-10",
      firstQuoteOn: "2027-03-11",
      stoppedOn: "2027-03-14",
      hire: { state: "cancelled", completedOn: null },
    });
    expect(factsOfProHire({ ...own, cancelled_at: null }).stoppedOn).toBeNull();
  });

  it("tells a hire by its days in Seoul", () => {
    expect(factsOfRequest({ ...request, state: "completed", hire }).hire).toEqual({
      state: "completed",
      hiredOn: "2027-03-12",
      workOn: "2027-03-20",
      completedOn: "2027-03-21",
      reviewedOn: null,
    });
  });
});
