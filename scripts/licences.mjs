import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { licenceFaults } from "./licence-check.mjs";
import { ALLOWED, EXCEPTIONS } from "./licence-rules.mjs";
import { runNpm } from "./run-npm.mjs";

// Far below what production installs; fewer means that the lockfile was not read.
const FEWEST_PACKAGES = 100;

const root = join(import.meta.dirname, "..");
const asked = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"];
const sbom = JSON.parse(await runNpm(root, asked));
// The same lockfile makes the same bill, whenever and wherever it is made.
delete sbom.serialNumber;
delete sbom.metadata.timestamp;
sbom.metadata.component.name = "somssi";

mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(join(root, "test-results/sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);

const faults = licenceFaults(sbom.components, { allowed: ALLOWED, exceptions: EXCEPTIONS });
for (const fault of faults) console.log(fault);
console.log(
  `licences: ${sbom.components.length} packages in test-results/sbom.cdx.json, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 || sbom.components.length < FEWEST_PACKAGES ? 1 : 0;
