// Plain JavaScript for Node 20: this runs before the product's own Node is installed.
import { createHash } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Runs `work` while no other process runs work of the same name. A lock whose holder was
 * killed is taken over.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<Result>}
 */
export async function exclusively(name, work, onWait = () => undefined) {
  const key = createHash("sha256").update(name).digest("hex").slice(0, 16);
  const lock = join(tmpdir(), `somssi-${userInfo().uid}-${key}.lock`);
  for (let tries = 0; !acquire(lock); tries += 1) {
    if (tries === 0) onWait();
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function acquire(lock) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, identity(process.pid));
  try {
    // A link appears at once with its content, so nobody ever reads half a lock.
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    dropIfAbandoned(lock, draft);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} lock @param {string} draft */
function dropIfAbandoned(lock, draft) {
  const holder = read(lock);
  if (holder === "" || holder === identity(Number.parseInt(holder, 10))) return;
  const aside = `${draft}.old`;
  try {
    renameSync(lock, aside);
    // Between reading and renaming another process may have taken the lock: give it back.
    if (read(aside) !== holder) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  }
  rmSync(aside, { force: true });
}

/** Number and start time of a running process, so that a reused number is not taken for it. */
function identity(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === "ESRCH") return "";
  }
  const stat = read(`/proc/${pid}/stat`);
  const startedAt = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return `${pid} ${startedAt}`;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
