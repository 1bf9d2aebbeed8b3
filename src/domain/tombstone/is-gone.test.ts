import { describe, expect, it } from "vitest";
import { tombstoneOf } from "./tombstone.ts";
import { isRegionGone, isTestimonialGone } from "./is-gone.ts";

const ID = "018c03c6-a800-7dac-8694-107507b4bb4a";

describe("an address at which something may be gone", () => {
  it("is that of a testimonial or of a service in a region", () => {
    const testimonial = { kind: "testimonial", testimonialId: ID };
    expect(tombstoneOf(`/testimonials/${ID}`)).toEqual(testimonial);
    expect(tombstoneOf(`/testimonials/${ID}/`)).toEqual(testimonial);
    const place = { kind: "place", service: "move-in-cleaning", region: "28110" };
    expect(tombstoneOf("/services/move-in-cleaning/28110")).toEqual(place);
  });

  it.each([
    `/pros/${ID}`,
    `/requests/${ID}`,
    `/quote?id=${ID}`,
    "/testimonials/nobody",
    "/services/move-in-cleaning",
    "/services/move-in-cleaning/281",
    "/services/MOVE/28110",
    "/services/a/28110/b",
    "",
  ])("is not %s", (path) => {
    expect(tombstoneOf(path)).toBeNull();
  });
});

describe("a testimonial", () => {
  it.each(["removed_by_pro", "taken_back"] as const)("is gone when it was %s", (state) => {
    expect(isTestimonialGone({ state, proIsPublic: true })).toBe(true);
  });

  it("is not gone while it is shown", () => {
    expect(isTestimonialGone({ state: "shown", proIsPublic: true })).toBe(false);
  });

  it("of a hidden pro is missing, whatever became of it", () => {
    expect(isTestimonialGone({ state: "taken_back", proIsPublic: false })).toBe(false);
  });
});

describe("a region", () => {
  it("is gone from the day after its last", () => {
    expect(isRegionGone({ valid_to: "2026-06-30" }, "2026-06-30")).toBe(false);
    expect(isRegionGone({ valid_to: "2026-06-30" }, "2026-07-01")).toBe(true);
  });

  it("in force is not gone", () => {
    expect(isRegionGone({ valid_to: null }, "2026-07-01")).toBe(false);
  });
});
