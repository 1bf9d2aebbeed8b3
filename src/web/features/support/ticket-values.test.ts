import { describe, expect, it } from "vitest";
import { aboutOptions } from "./ticket-values.ts";

const request = (id: string, at: string, label = "도배") => ({
  kind: "request" as const,
  id,
  label,
  path: null,
  at: `2027-03-10T${at}:00+09:00`,
});

describe("aboutOptions", () => {
  it("names what it is about by its day, requests before payments", () => {
    const payment = { ...request("b", "10:00"), kind: "payment" as const };
    expect(aboutOptions({ requests: [request("a", "10:00")], payments: [payment] })).toEqual([
      { value: "request:a", label: "요청 · 도배 · 2027년 03월 10일" },
      { value: "payment:b", label: "결제 · 도배 · 2027년 03월 10일" },
    ]);
  });
  it("adds the time of day to those alone that the day does not tell apart", () => {
    const requests = [request("a", "09:05"), request("b", "15:30"), request("c", "15:30", "이사")];
    expect(aboutOptions({ requests, payments: [] }).map(({ label }) => label)).toEqual([
      "요청 · 도배 · 2027년 03월 10일 오전 9:05",
      "요청 · 도배 · 2027년 03월 10일 오후 3:30",
      "요청 · 이사 · 2027년 03월 10일",
    ]);
  });
});
