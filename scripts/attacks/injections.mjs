import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boundedRun } from "./bounded-run.mjs";
import { manyCallers } from "./many-callers.mjs";
import { sqlmapFaults } from "./sqlmap-report.mjs";

/** What takes words and names from anybody and looks them up; `*`: in the path itself. */
const ADDRESSES = [
  "/api2/search/pro?q=a&category=moving-cleaning&region=11680&sort=fit",
  "/api2/search/suggest?q=a",
  "/api2/services?q=a",
  "/api2/services/moving*",
  "/search?q=a",
  "/prices/moving*",
];
const MINUTES_EACH = 2;

/**
 * Lets sqlmap at each of the addresses.
 * @param {string} origin @returns {Promise<{ told: string, faults: string[] }>}
 */
export async function injections(origin) {
  const folder = mkdtempSync(join(tmpdir(), "somssi-sqlmap-"));
  const door = await manyCallers(origin);
  const faults = [];
  let requests = 0;
  let cut = 0;
  try {
    for (const path of ADDRESSES) {
      // Without --batch, or without an answer to what it may ask, it waits for a key for ever.
      const tries = ["--batch", "--level=3", "--risk=2", "--technique=BEUSQT", "--time-sec=2"];
      const bounds = ["--timeout=10", "--retries=1", "--threads=2", "--ignore-code=*"];
      const quiet = ["--flush-session", "--disable-coloring", "-v1", `--output-dir=${folder}`];
      const args = ["-u", door.origin + path, ...tries, ...bounds, ...quiet];
      const { said, isOver } = await boundedRun("sqlmap", args, MINUTES_EACH * 60);
      faults.push(...sqlmapFaults(said).map((fault) => `${path}: ${fault}`));
      requests += door.calls();
      cut += isOver ? 0 : 1;
    }
  } finally {
    door.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const ended = cut === 0 ? "" : `, ${cut} of them cut after ${MINUTES_EACH} minutes`;
  return { told: `${ADDRESSES.length} addresses, ${requests} requests${ended}`, faults };
}
