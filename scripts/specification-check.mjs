import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the tables of docs/specification.md: rows `| 2.1 | statement | where | proof |`. `where` names files or
 * folders in backticks; `proof` names tests as `` `file` › “title” ``, separated by `<br>`.
 *
 * @param {string} root folder of the project
 * @param {string} text the document
 * @param {ReadonlySet<string>} running modules under src/ that the product runs; no other of them may be cited
 * @returns {{ rows: number, sections: Set<string>, faults: string[] }} `faults`: what a row names that does not
 *   exist, and rows that name nothing
 */
export function checkSpecification(root, text, running) {
  const rows = text.split("\n").filter((line) => /^\|\s*\d+\.\d+\s*\|/.test(line));
  const seen = new Set();
  const faults = rows.flatMap((line) => {
    const [number = "", statement = "", where = "", proof = "", ...rest] = cellsOf(line);
    const found = [...whereFaults(root, where, running), ...proofFaults(root, proof)];
    if (statement === "") found.push("states nothing");
    if (rest.length > 0) found.push("has more than four cells");
    if (seen.has(number)) found.push("stands twice");
    seen.add(number);
    return found.map((fault) => `${number}: ${fault}`);
  });
  const sections = new Set([...seen].map((number) => number.split(".")[0]));
  return { rows: rows.length, sections, faults };
}

/** @param {string} line of a table */
export function cellsOf(line) {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/**
 * What the places that a cell names are not there for.
 * @param {string} root @param {string} cell @param {ReadonlySet<string>} running
 */
export function whereFaults(root, cell, running) {
  const places = [...cell.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place);
  if (places.length === 0) return ["says nowhere"];
  return places.flatMap((place) => {
    if (!existsSync(join(root, place))) return [`no ${place}`];
    return runs(place, running) ? [] : [`${place} is code that the product does not run`];
  });
}

/** A folder runs when anything in it does. What is not under src/ is no code of the product. */
function runs(/** @type {string} */ place, /** @type {ReadonlySet<string>} */ running) {
  if (!place.startsWith("src/") || running.has(place)) return true;
  return [...running].some((file) => file.startsWith(`${place}/`));
}

/**
 * What the tests that a cell names are not there for.
 * @param {string} root @param {string} cell
 */
export function proofFaults(root, cell) {
  return cell.split("<br>").flatMap((entry) => {
    const [, file = "", title = ""] = /^`([^`]+)` › “(.+)”$/.exec(entry.trim()) ?? [];
    if (file === "") return [`cannot read the proof ${JSON.stringify(entry)}`];
    if (!/\.(test|spec)\.(ts|tsx|mjs)$/.test(file)) return [`${file} is no test`];
    if (!existsSync(join(root, file))) return [`no ${file}`];
    return hasTest(readFileSync(join(root, file), "utf8"), title)
      ? []
      : [`${file} has no test “${title}”`];
  });
}

/** Whether a test, or a group of them, has this title; one of `each` has it with its placeholders. */
function hasTest(/** @type {string} */ source, /** @type {string} */ title) {
  return ['"', "'", "`"].some((quote) => {
    const at = source.indexOf(quote + title + quote);
    return at >= 0 && /\(\s*$/.test(source.slice(0, at));
  });
}
