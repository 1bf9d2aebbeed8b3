import { cellsOf, proofFaults } from "./specification-check.mjs";

/** How many rows each letter of docs/security.md has. */
export const SECURITY_ROWS = { A: 14, L: 11, S: 8, Z: 6, V: 13, U: 6, P: 6, C: 10 };

/**
 * Reads the tables of docs/security.md: rows `| A1 | asked | done | proof |`. `proof` names tests as in
 * docs/specification.md; what differs from what was asked, or is not proven, is said in `done` beside it.
 *
 * @param {string} root folder of the project
 * @param {string} text the document
 * @param {Record<string, number>} wanted how many rows each letter has
 * @returns {{ rows: number, faults: string[] }} `faults`: rows that are missing, strange or there twice, and what they
 *   name that does not exist
 */
export function checkSecurity(root, text, wanted = SECURITY_ROWS) {
  const missing = new Set(
    Object.entries(wanted).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, nth) => `${letter}${nth + 1}`),
    ),
  );
  const rows = text.split("\n").filter((line) => /^\|\s*[A-Z]\d+\s*\|/.test(line));
  const faults = rows.flatMap((line) => {
    const [id = "", asked = "", done = "", proof = "", ...rest] = cellsOf(line);
    const found = proofFaults(root, proof);
    if (asked === "" || done === "") found.push("says nothing");
    if (rest.length > 0) found.push("has more than four cells");
    if (!missing.delete(id)) found.push("stands twice, or nobody asked for it");
    return found.map((fault) => `${id}: ${fault}`);
  });
  return { rows: rows.length, faults: [...faults, ...[...missing].map((id) => `${id}: no row`)] };
}
