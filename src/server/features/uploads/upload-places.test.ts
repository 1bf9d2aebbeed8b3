import { describe, expect, it } from "vitest";
import { Refusal } from "../../platform/refusal.ts";
import { UPLOAD_PLACES, UploadPlaces } from "./upload-places.ts";

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
    const places = new UploadPlaces();
    const leave = Array.from({ length: UPLOAD_PLACES.mostPerAccount }, () => places.take("a"));
    expect(refusalOf(() => places.take("a"))).toBe("too_many");
    expect(refusalOf(() => places.take("b"))).toBe("taken");
    leave[0]?.();
    expect(refusalOf(() => places.take("a"))).toBe("taken");
    expect(refusalOf(() => places.take("a"))).toBe("too_many");
  });

  it("are bounded for all accounts together", () => {
    const places = new UploadPlaces();
    for (let taken = 0; taken < UPLOAD_PLACES.most; taken += 1) places.take(`account ${taken}`);
    expect(refusalOf(() => places.take("one more"))).toBe("unavailable");
  });
});
