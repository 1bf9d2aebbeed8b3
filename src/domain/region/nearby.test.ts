import { describe, expect, it } from "vitest";
import { regionsWithin } from "./nearby.ts";
import { distanceKm } from "./nearest.ts";

const seoulCityHall = { lat: 37.5665, lng: 126.978 };
const jung = { code: "11140", lat: 37.5602, lng: 126.996 };
const gangnam = { code: "11680", lat: 37.4959, lng: 127.0664 };
const haeundae = { code: "26350", lat: 35.1939, lng: 129.1537 };
const nowhere = { code: "11", lat: null, lng: null };

describe("regionsWithin", () => {
  it("names those whose centre lies within, nearest first", () => {
    expect(regionsWithin(seoulCityHall, [gangnam, haeundae, jung], 30)).toEqual([jung, gangnam]);
  });
  it("takes a centre exactly at the distance and none beyond it", () => {
    const km = distanceKm(seoulCityHall, gangnam);
    expect(regionsWithin(seoulCityHall, [gangnam], km)).toEqual([gangnam]);
    expect(regionsWithin(seoulCityHall, [gangnam], km - 0.001)).toEqual([]);
  });
  it("takes the region itself around its own centre", () => {
    expect(regionsWithin(gangnam, [gangnam, jung], 0)).toEqual([gangnam]);
  });
  it("passes over a region without coordinates", () => {
    expect(regionsWithin(seoulCityHall, [nowhere], 30)).toEqual([]);
  });
});
