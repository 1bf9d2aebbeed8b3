import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkLaw } from "./law-check.mjs";
import { productionModules } from "./production-modules.mjs";
import { checkSecurity } from "./security-check.mjs";
import { checkSpecification } from "./specification-check.mjs";

const SECTIONS = 9;
const root = join(import.meta.dirname, "..");

const text = readFileSync(join(root, "docs/specification.md"), "utf8");
const running = productionModules(root);
const { rows, sections, faults } = checkSpecification(root, text, running);
for (let section = 1; section <= SECTIONS; section += 1) {
  if (!sections.has(String(section))) faults.push(`section ${section} has no row`);
}
for (const fault of faults) console.log(`docs/specification.md ${fault}`);
console.log(`specification: ${rows} rows, ${faults.length} faults`);

const security = checkSecurity(root, readFileSync(join(root, "docs/security.md"), "utf8"));
for (const fault of security.faults) console.log(`docs/security.md ${fault}`);
console.log(`security: ${security.rows} rows, ${security.faults.length} faults`);

const law = checkLaw(root, readFileSync(join(root, "docs/law.md"), "utf8"), running);
for (const fault of law.faults) console.log(`docs/law.md ${fault}`);
console.log(`law: ${law.rows} rows, ${law.faults.length} faults`);
process.exitCode = faults.length + security.faults.length + law.faults.length > 0 ? 1 : 0;
