import { describe, expect, it } from "vitest";
import { hasRoomToSave, SAVED_PROS_MAX, savedProStanding } from "./saved-pro.ts";

describe("savedProStanding", () => {
  it.each([
    [true, true, "open"],
    [true, false, "paused"],
    [false, true, "hidden"],
    [false, false, "hidden"],
  ] as const)("readable %s, accepting %s: %s", (isReadable, acceptsRequests, standing) => {
    expect(savedProStanding({ isReadable, acceptsRequests })).toBe(standing);
  });
});

describe("hasRoomToSave", () => {
  it("has room for the last one and for none after it", () => {
    expect(hasRoomToSave({ saved: SAVED_PROS_MAX - 1, isSaved: false })).toBe(true);
    expect(hasRoomToSave({ saved: SAVED_PROS_MAX, isSaved: false })).toBe(false);
  });
  it("always has room for one that is there already", () => {
    expect(hasRoomToSave({ saved: SAVED_PROS_MAX, isSaved: true })).toBe(true);
  });
});
