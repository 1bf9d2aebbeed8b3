import { spawn } from "node:child_process";

/**
 * What a program says until it ends, or is ended after so many seconds with all that it has started: some go on asking
 * and waiting for ever, and some leave children that hold what they write to.
 * @param {string} program @param {string[]} args @param {number} seconds
 * @returns {Promise<{ said: string, isOver: boolean }>} `isOver`: it came to its own end
 */
export function boundedRun(program, args, seconds) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
    let said = "";
    let isOver = true;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => (said += chunk));
    }
    const patience = setTimeout(() => {
      isOver = false;
      endAll(child.pid ?? 0);
    }, seconds * 1000);
    // Not its "close": that would wait for whoever it left behind.
    child.once("exit", () => {
      clearTimeout(patience);
      endAll(child.pid ?? 0);
      resolve({ said, isOver });
    });
    child.once("error", (error) => {
      clearTimeout(patience);
      reject(error);
    });
  });
}

/** Ends a program's whole group. */
function endAll(/** @type {number} */ pid) {
  if (pid === 0) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}
