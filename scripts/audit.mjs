import { runNpm } from "./run-npm.mjs";

const SERIOUS = ["high", "critical"];

/**
 * What the registry knows of faults in the packages that production installs.
 * @param {string} root folder of the project
 */
export async function auditFaults(root) {
  return readAudit(await runNpm(root, ["audit", "--omit=dev", "--json"]));
}

/**
 * @param {string} report as `npm audit --json` writes it
 * @returns {{ unanswered: string | null, faults: string[] }} `unanswered`: why nothing is known
 */
export function readAudit(report) {
  const said = parsed(report);
  if (!said?.vulnerabilities) {
    return { unanswered: said?.message ?? said?.error?.summary ?? "no report", faults: [] };
  }
  const faults = Object.values(said.vulnerabilities)
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { unanswered: null, faults };
}

/** @returns {any} */
function parsed(/** @type {string} */ report) {
  try {
    return JSON.parse(report);
  } catch {
    return null;
  }
}
