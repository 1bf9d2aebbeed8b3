import { cellsOf, proofFaults, whereFaults } from "./specification-check.mjs";

/** How many rows docs/law.md has, L1 on. */
export const LAW_ROWS = 15;

/** Stands for a place or a proof of what is not built; then the last cell has to say so. */
const NOTHING = "–";

/**
 * Reads the table of docs/law.md: rows `| L1 | asked | where | proof | open |`. `where` and `proof` are those of
 * docs/specification.md; `open` says what counsel has to decide and what is not built.
 *
 * @param {string} root folder of the project
 * @param {string} text the document
 * @param {ReadonlySet<string>} running modules under src/ that the product runs; no other of them may be cited
 * @param {number} wanted how many rows there have to be
 * @returns {{ rows: number, faults: string[] }} `faults`: rows that are missing, strange or there twice, and what they
 *   name that does not exist
 */
export function checkLaw(root, text, running, wanted = LAW_ROWS) {
  const missing = new Set(Array.from({ length: wanted }, (_, nth) => `L${nth + 1}`));
  const rows = text.split("\n").filter((line) => /^\|\s*L\d+\s*\|/.test(line));
  const faults = rows.flatMap((line) => {
    const [id = "", asked = "", where = "", proof = "", open = "", ...rest] = cellsOf(line);
    const found = [];
    if (asked === "" || open === "") found.push("says nothing");
    if (where === NOTHING && proof === NOTHING) {
      if (!open.includes("Not built"))
        found.push("is proven nowhere and does not say that it is not built");
    } else found.push(...whereFaults(root, where, running), ...proofFaults(root, proof));
    if (rest.length > 0) found.push("has more than five cells");
    if (!missing.delete(id)) found.push("stands twice, or nobody asked for it");
    return found.map((fault) => `${id}: ${fault}`);
  });
  return { rows: rows.length, faults: [...faults, ...[...missing].map((id) => `${id}: no row`)] };
}
