import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { saidOf } from "../src/server/platform/database/migration-files.ts";

const require = createRequire(import.meta.url);

/** Those before it ran while nobody traded; what was done then must not change any more. */
const FIRST_CHECKED = 73;

/** What older code trips over; a file that says so may do it. */
const BREAKING = [
  "ban-drop-column",
  "ban-drop-table",
  "ban-drop-not-null",
  "renaming-column",
  "renaming-table",
  "changing-column-type",
  "adding-required-field",
];

/**
 * Squawk's findings in the migrations of a folder, a line each: what locks a table for as long as it is large, and what
 * the program that still runs would trip over.
 * @param {string} folder
 * @param {string} root where `.squawk.toml` and the installed packages are
 * @param {number} [first] the first number that is checked
 * @returns {{ checked: number, faults: string[] }}
 */
export function checkMigrations(folder, root, first = FIRST_CHECKED) {
  const files = readdirSync(folder).filter((file) => Number.parseInt(file, 10) >= first);
  return {
    checked: files.length,
    faults: files.sort().flatMap((file) => faultsOf(folder, file, root)),
  };
}

/** @param {string} folder @param {string} file @param {string} root */
function faultsOf(folder, file, root) {
  const path = join(folder, file);
  const { outsideTransaction, breaksOlderCode } = saidOf(readFileSync(path, "utf8"));
  const args = ["--config", join(root, ".squawk.toml"), "--reporter", "json"];
  if (!outsideTransaction) args.push("--assume-in-transaction");
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [require.resolve("squawk-cli/js/bin/squawk"), ...args, path],
    { encoding: "utf8" },
  );
  if (status !== 0 && stdout === "") throw new Error(`squawk could not read ${file}: ${stderr}`);
  /** @type {{ line: number, rule_name: string, message: string, help?: string }[]} */
  const found = JSON.parse(stdout || "[]");
  const allowed = breaksOlderCode ? BREAKING : [];
  return found
    .filter(({ rule_name: rule }) => !allowed.includes(rule))
    .map(
      ({ line, rule_name: rule, message, help }) =>
        `migrations/${file}:${line + 1} ${rule}: ${message}${help ? ` ${help}` : ""}`,
    );
}
