import { join } from "node:path";
import { checkMigrations } from "./migration-check.mjs";

const root = join(import.meta.dirname, "..");
const { checked, faults } = checkMigrations(join(root, "migrations"), root);
for (const fault of faults) console.log(fault);
console.log(`migrations: ${checked} checked, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
