import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, nearestRegion } from "./nearest.ts";

const seoulCityHall = { lat: 37.5665, lng: 126.978 };
const busanCityHall = { lat: 35.1796, lng: 129.0756 };

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceKm", () => {
  it("is 0 to the point itself", () => {
    expect(distanceKm(seoulCityHall, seoulCityHall)).toBe(0);
  });
  it("knows Seoul to Busan", () => {
    expect(distanceKm(seoulCityHall, busanCityHall)).toBeCloseTo(325, 0);
  });
  it("is one degree of a great circle along a meridian and along the equator", () => {
    expect(distanceKm({ lat: 0, lng: 127 }, { lat: 1, lng: 127 })).toBeCloseTo(111.195, 3);
    expect(distanceKm({ lat: 0, lng: 127 }, { lat: 0, lng: 128 })).toBeCloseTo(111.195, 3);
  });
  it("shrinks a degree of longitude by the cosine of the latitude", () => {
    expect(distanceKm({ lat: 60, lng: 127 }, { lat: 60, lng: 128 })).toBeCloseTo(55.6, 1);
  });
  it("crosses the date line the short way", () => {
    expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.195, 3);
  });
  it("is the same both ways and at most half the globe", () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeCloseTo(distanceKm(b, a), 6);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });
});

describe("nearestRegion", () => {
  const gangnam = { code: "11680", lat: 37.4959, lng: 127.0664 };
  const haeundae = { code: "26350", lat: 35.1939, lng: 129.1537 };
  const nowhere = { code: "11", lat: null, lng: null };

  it("names the region whose centre is nearest", () => {
    expect(nearestRegion(seoulCityHall, [haeundae, gangnam])).toBe(gangnam);
    expect(nearestRegion(busanCityHall, [gangnam, haeundae])).toBe(haeundae);
  });
  it("passes over a region without coordinates", () => {
    expect(nearestRegion(seoulCityHall, [nowhere, gangnam])).toBe(gangnam);
    expect(nearestRegion(seoulCityHall, [nowhere])).toBeNull();
  });
  it("answers null when there is no region", () => {
    expect(nearestRegion(seoulCityHall, [])).toBeNull();
  });
  it("takes the earlier of two equally near", () => {
    const twin = { ...gangnam, code: "11681" };
    expect(nearestRegion(seoulCityHall, [twin, gangnam])).toBe(twin);
  });
  it("takes a region exactly at the limit and none beyond it", () => {
    const km = distanceKm(seoulCityHall, gangnam);
    expect(nearestRegion(seoulCityHall, [gangnam], km)).toBe(gangnam);
    expect(nearestRegion(seoulCityHall, [gangnam], km - 0.001)).toBeNull();
  });
  it("answers null in another country", () => {
    const fukuoka = { lat: 33.5902, lng: 130.4017 };
    expect(nearestRegion(fukuoka, [gangnam, haeundae])).toBeNull();
  });
});
