import { describe, expect, it } from "vitest";
import { Refusal } from "../../platform/refusal.ts";
import { UPLOAD_SEATS, UploadSeats } from "./upload-seats.ts";

function refusalOf(take: () => unknown): string {
  try {
    take();
    return "taken";
  } catch (error) {
    return error instanceof Refusal ? error.code : "wrong";
  }
}

describe("the places for files on their way in", () => {
  it("are twelve for one account, and free again for the next", () => {
    const seats = new UploadSeats();
    const leave = Array.from({ length: UPLOAD_SEATS.mostPerAccount }, () => seats.take("a"));
    expect(refusalOf(() => seats.take("a"))).toBe("too_many");
    expect(refusalOf(() => seats.take("b"))).toBe("taken");
    leave[0]?.();
    expect(refusalOf(() => seats.take("a"))).toBe("taken");
    expect(refusalOf(() => seats.take("a"))).toBe("too_many");
  });

  it("are bounded for all accounts together", () => {
    const seats = new UploadSeats();
    for (let taken = 0; taken < UPLOAD_SEATS.most; taken += 1) seats.take(`account ${taken}`);
    expect(refusalOf(() => seats.take("one more"))).toBe("unavailable");
  });
});
