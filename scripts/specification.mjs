import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productionModules } from "./production-modules.mjs";
import { checkSecurity } from "./security-check.mjs";
import { checkSpecification } from "./specification-check.mjs";

const SECTIONS = 9;
const root = join(import.meta.dirname, "..");

const text = readFileSync(join(root, "docs/specification.md"), "utf8");
const { rows, sections, faults } = checkSpecification(root, text, productionModules(root));
for (let section = 1; section <= SECTIONS; section += 1) {
  if (!sections.has(String(section))) faults.push(`section ${section} has no row`);
}
for (const fault of faults) console.log(`docs/specification.md ${fault}`);
console.log(`specification: ${rows} rows, ${faults.length} faults`);

const security = checkSecurity(root, readFileSync(join(root, "docs/security.md"), "utf8"));
for (const fault of security.faults) console.log(`docs/security.md ${fault}`);
console.log(`security: ${security.rows} rows, ${security.faults.length} faults`);
process.exitCode = faults.length + security.faults.length > 0 ? 1 : 0;
