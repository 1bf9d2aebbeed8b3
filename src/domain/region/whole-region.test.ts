import { describe, expect, it } from "vitest";
import { foldRegions, roomFor, wholesOf } from "./whole-region.ts";

const gyeonggi = {
  code: "41",
  name: "경기도",
  si_gun_gu: [
    { code: "41111", name: "수원시 장안구" },
    { code: "41113", name: "수원시 권선구" },
    { code: "41150", name: "의정부시" },
    { code: "41171", name: "안양시 만안구" },
  ],
};
const suwon = {
  key: "41 수원시",
  name: "수원시",
  full_name: "경기도 수원시",
  codes: ["41111", "41113"],
};
const chosen = (...codes: string[]) => codes.map((code) => ({ code }));

describe("wholesOf", () => {
  it("has the si-do first, then its cities of two districts and more", () => {
    expect(wholesOf(gyeonggi)).toEqual([
      {
        key: "41",
        name: "경기도",
        full_name: "경기도",
        codes: ["41111", "41113", "41150", "41171"],
      },
      suwon,
    ]);
  });
  it("has none where there is one si-gun-gu, or none", () => {
    const sejong = { code: "36", name: "세종특별자치시" };
    expect(wholesOf({ ...sejong, si_gun_gu: [{ code: "36110", name: "세종시" }] })).toEqual([]);
    expect(wholesOf({ ...sejong, si_gun_gu: [] })).toEqual([]);
  });
});

describe("foldRegions", () => {
  const wholes = wholesOf(gyeonggi);

  it("folds a city, where its first district stood, and keeps the rest", () => {
    expect(foldRegions(chosen("11680", "41113", "41150", "41111"), wholes)).toEqual([
      { region: { code: "11680" } },
      { whole: suwon },
      { region: { code: "41150" } },
    ]);
  });
  it("folds a si-do rather than the cities in it", () => {
    const all = foldRegions(chosen("41111", "41113", "41150", "41171"), wholes);
    expect(all).toEqual([{ whole: wholes[0] }]);
  });
  it("folds nothing of which one is missing", () => {
    const some = chosen("41111", "41150", "41171");
    expect(foldRegions(some, wholes)).toEqual(some.map((region) => ({ region })));
  });
  it("is empty for nothing", () => {
    expect(foldRegions([], wholes)).toEqual([]);
  });
});

describe("roomFor", () => {
  const four = ["a", "b", "c", "d"];

  it("fits exactly, and lacks what is beyond", () => {
    expect(roomFor(four, new Set(["x"]), 5)).toEqual({ missing: four, lacking: 0 });
    expect(roomFor(four, new Set(["x"]), 4)).toEqual({ missing: four, lacking: 1 });
  });
  it("wants no room for what is chosen already", () => {
    expect(roomFor(four, new Set(["a", "b"]), 4)).toEqual({ missing: ["c", "d"], lacking: 0 });
    expect(roomFor(four, new Set(four), 4)).toEqual({ missing: [], lacking: 0 });
  });
});
