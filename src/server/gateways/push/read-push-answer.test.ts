import { describe, expect, it } from "vitest";
import { readPushAnswer } from "./read-push-answer.ts";

const NOW = new Date("2027-03-01T12:00:00Z");
const read = (status: number, retryAfter: string | null = null) =>
  readPushAnswer(status, retryAfter, NOW);

describe("the answer of a push service", () => {
  it.each([200, 201, 202, 204, 299])("%i says that it has the push", (status) => {
    expect(read(status)).toEqual({ outcome: "sent" });
  });

  it.each([404, 410])("%i says that the device is gone", (status) => {
    expect(read(status)).toEqual({ outcome: "gone", reason: `http_${status}` });
  });

  it.each([429, 500, 502, 503, 599])("%i says that it may be tried again", (status) => {
    expect(read(status)).toEqual({ outcome: "unknown", reason: `http_${status}`, notSent: true });
  });

  it.each([199, 300, 301, 307, 400, 401, 403, 405, 411, 413, 428, 430, 499])(
    "%i says that it does not take it",
    (status) => {
      expect(read(status)).toEqual({ outcome: "refused", reason: `http_${status}` });
    },
  );
});

describe("how long a push service asks to wait", () => {
  it.each([
    ["in seconds", "120", 120],
    ["not at all", "0", 0],
    ["until a time", "Mon, 01 Mar 2027 12:01:30 GMT", 90],
    ["until a time that is over", "Mon, 01 Mar 2027 11:00:00 GMT", 0],
    ["longer than a day", "86401", 86_400],
    ["until next year", "Sat, 01 Jan 2028 00:00:00 GMT", 86_400],
  ])("is read %s", (_, retryAfter, retryAfterSeconds) => {
    for (const status of [429, 503])
      expect(read(status, retryAfter)).toMatchObject({ retryAfterSeconds });
  });

  it.each(["soon", "", "12 minutes"])("is not read from %j", (retryAfter) => {
    expect(read(429, retryAfter)).not.toHaveProperty("retryAfterSeconds");
  });

  it.each([201, 403, 410])("matters nothing with %i", (status) => {
    expect(read(status, "120")).not.toHaveProperty("retryAfterSeconds");
  });
});
