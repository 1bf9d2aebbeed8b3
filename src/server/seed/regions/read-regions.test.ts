import { describe, expect, it } from "vitest";
import { nearestRegion } from "#domain/region/nearest.ts";
import { isRegionValid, isWithin, regionLevelOf } from "#domain/region/region.ts";
import { readRegions } from "./read-regions.ts";

const regions = readRegions();
const byCode = new Map(regions.map((region) => [region.code, region]));
const fullName = (code: string) => byCode.get(code)?.full_name;
const childrenOn = (day: string, parent: string) =>
  regions
    .filter((region) => region.parent_code === parent && isRegionValid(region, day))
    .map((region) => region.name);

function countsOn(day: string) {
  const valid = regions.filter((region) => isRegionValid(region, day));
  const count = (level: string) => valid.filter((region) => region.level === level).length;
  return [count("si_do"), count("si_gun_gu"), count("eup_myeon_dong")];
}

describe("readRegions", () => {
  // The ministry's own count on 2026-07-01: 16, 256 (without the 13 cities that have gu) and 3,563.
  it.each([
    ["the last day of 광주 and 전남", "2026-06-30", [17, 255, 3563]],
    ["the first day of 전남광주", "2026-07-01", [16, 256, 3563]],
    ["집현동's first day", "2026-07-20", [16, 256, 3564]],
  ])("holds the whole country on %s", (_, day, counts) => {
    expect(countsOn(day)).toEqual(counts);
  });

  it("gives every region its own code, of its level's length", () => {
    expect(byCode.size).toBe(regions.length);
    for (const region of regions) expect(regionLevelOf(region.code)).toBe(region.level);
  });

  it("lists a parent before what lies in it and sorts in that order", () => {
    for (const [index, region] of regions.entries()) {
      expect(region.sort).toBe(index + 1);
      if (region.level === "si_do") {
        expect(region.parent_code).toBeNull();
        continue;
      }
      const parent = byCode.get(region.parent_code ?? "");
      expect(parent?.sort, region.full_name).toBeLessThan(region.sort);
      expect(isWithin(region.code, parent?.code ?? "")).toBe(true);
    }
  });

  it("keeps every region inside its parent's days", () => {
    for (const region of regions) {
      const parent = byCode.get(region.parent_code ?? "") ?? region;
      expect(region.valid_from >= parent.valid_from, region.full_name).toBe(true);
      expect((region.valid_to ?? "9999") <= (parent.valid_to ?? "9999"), region.full_name).toBe(
        true,
      );
      expect(region.valid_from <= (region.valid_to ?? "9999"), region.full_name).toBe(true);
    }
  });

  it("leaves no si-gun-gu in force without an eup-myeon-dong, and no name twice among siblings", () => {
    for (const region of regions.filter((each) => each.level === "si_gun_gu")) {
      const names = childrenOn(region.valid_to ?? "2026-11-21", region.code);
      expect(names.length, region.full_name).toBeGreaterThan(0);
      expect(new Set(names).size, region.full_name).toBe(names.length);
    }
  });

  it("writes names clean: NFC, single spaces, one ending", () => {
    for (const { name, full_name } of regions) {
      expect(full_name).toBe(full_name.normalize("NFC"));
      expect(full_name).toMatch(/^[가-힣0-9·]+( [가-힣0-9·]+){0,3}$/);
      expect(full_name.endsWith(name)).toBe(true);
      expect(name).toMatch(/(시|도|군|구|읍|면|동)$/);
    }
  });

  it("puts everything below a si-do in Korea and its eup-myeon-dong at the si-gun-gu's centre", () => {
    for (const region of regions) {
      if (region.level === "si_do") {
        expect([region.lat, region.lng]).toEqual([null, null]);
        continue;
      }
      expect(region.lat).toBeGreaterThan(33);
      expect(region.lat).toBeLessThan(38.7);
      expect(region.lng).toBeGreaterThan(124.5);
      expect(region.lng).toBeLessThan(131);
      if (region.level !== "eup_myeon_dong") continue;
      const siGunGu = byCode.get(region.parent_code ?? "");
      expect([region.lat, region.lng]).toEqual([siGunGu?.lat, siGunGu?.lng]);
    }
  });

  it.each([
    ["1168064000", "서울특별시 강남구 역삼1동"],
    ["41135", "경기도 성남시 분당구"],
    ["36110", "세종특별자치시"],
    ["3611025000", "세종특별자치시 조치원읍"],
    ["51820", "강원특별자치도 고성군"],
    ["48820", "경상남도 고성군"],
    ["2772025000", "대구광역시 군위군 군위읍"],
    ["5013025000", "제주특별자치도 서귀포시 대정읍"],
  ])("calls %s %s", (code, name) => {
    expect(fullName(code)).toBe(name);
  });

  it("orders the si-do as people list them and what lies in one by name, numbers by value", () => {
    const siDo = regions.filter((each) => each.level === "si_do").map((each) => each.name);
    expect(siDo.slice(0, 3)).toEqual(["서울특별시", "부산광역시", "대구광역시"]);
    expect(childrenOn("2026-11-21", "11").slice(0, 2)).toEqual(["강남구", "강동구"]);
    const nowon = childrenOn("2026-11-21", "11350");
    expect(nowon.indexOf("상계10동")).toBe(nowon.indexOf("상계9동") + 1);
  });
});

describe("the nearest si-gun-gu", () => {
  const inForce = regions.filter(
    (each) => each.level === "si_gun_gu" && isRegionValid(each, "2026-11-21"),
  );

  it.each([
    ["역삼역", 37.5006, 127.0364, "서울특별시 강남구"],
    ["동탄역", 37.2005, 127.0957, "경기도 화성시 동탄구"],
    ["인천공항", 37.4602, 126.4407, "인천광역시 영종구"],
    ["광주시청", 35.1601, 126.8514, "전남광주통합특별시 서구"],
    ["백령도, far from its centre", 37.9713, 124.6114, "인천광역시 옹진군"],
    ["독도", 37.2429, 131.8669, "경상북도 울릉군"],
  ])("of %s", (_, lat, lng, name) => {
    expect(nearestRegion({ lat, lng }, inForce)?.full_name).toBe(name);
  });
  it("is still one on the land farthest from every centre (가거도)", () => {
    expect(nearestRegion({ lat: 34.0741, lng: 125.0859 }, inForce)).not.toBeNull();
  });
  it.each([
    ["Fukuoka", 33.5902, 130.4017],
    ["Pyongyang", 39.0392, 125.7625],
  ])("is none in %s", (_, lat, lng) => {
    expect(nearestRegion({ lat, lng }, inForce)).toBeNull();
  });
});

describe("what changed", () => {
  it("gives 부천 its three gu on 2024-01-01", () => {
    expect(childrenOn("2023-12-31", "41").filter((n) => n.startsWith("부천"))).toEqual(["부천시"]);
    const gu = ["부천시 소사구", "부천시 오정구", "부천시 원미구"];
    expect(childrenOn("2024-01-01", "41").filter((n) => n.startsWith("부천"))).toEqual(gu);
  });

  it("gives 화성 its four gu on 2026-02-01", () => {
    expect(childrenOn("2026-01-31", "41")).toContain("화성시");
    const after = childrenOn("2026-02-01", "41").filter((name) => name.startsWith("화성시"));
    expect(after).toEqual(["화성시 동탄구", "화성시 만세구", "화성시 병점구", "화성시 효행구"]);
  });

  it("redraws 인천 on 2026-07-01 without losing a dong", () => {
    const before = ["28110", "28140", "28260"].flatMap((gu) => childrenOn("2026-06-30", gu));
    const after = ["28125", "28155", "28275", "28290"].flatMap((gu) =>
      childrenOn("2026-07-01", gu),
    );
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(childrenOn("2026-07-01", "28")).not.toContain("중구");
    expect(childrenOn("2026-06-30", "28")).not.toContain("제물포구");
  });

  it("joins 광주 and 전남 on 2026-07-01 without losing a dong", () => {
    const dongsOn = (day: string, siDo: string) =>
      regions
        .filter((each) => each.level === "eup_myeon_dong" && isWithin(each.code, siDo))
        .filter((each) => isRegionValid(each, day))
        .map((each) => each.full_name.replace(/^\S+ /, ""));
    const before = ["29", "46"].flatMap((siDo) => dongsOn("2026-06-30", siDo));
    expect(dongsOn("2026-07-01", "12").toSorted()).toEqual(before.toSorted());
    expect(dongsOn("2026-07-01", "29")).toEqual([]);
    expect(dongsOn("2026-07-01", "46")).toEqual([]);
  });

  it("follows a dong that is divided, joined or renamed while its si-gun-gu stands", () => {
    const dongs = childrenOn("2026-11-21", "11230");
    expect(dongs).toEqual(expect.arrayContaining(["신설동", "용두동"]));
    expect(dongs).not.toContain("용신동");
    expect(childrenOn("2025-03-09", "52113")).toContain("금암1동");
    expect(childrenOn("2025-03-10", "52113")).toContain("금암동");
    expect(childrenOn("2024-01-31", "47900")).toContain("호명면");
    expect(childrenOn("2024-02-01", "47900")).toContain("호명읍");
  });
});
