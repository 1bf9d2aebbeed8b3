// Plain JavaScript for Node 20: this runs before the product's own Node is installed.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What is wrong in a package of ours until its authors mend it, and what stands there instead (decision 060).
 * @type {{ file: string, from: string, to: string }[]}
 */
const mends = [
  // A write that waits for the end of the turn met a link that was gone by then: that ended the process (issue 1154).
  {
    file: "postgres/src/connection.js",
    from: `    const x = socket.write(chunk, fn)
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    return x
`,
    to: `    const x = chunk
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    if (!socket) {
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    return socket.write(x, fn)
`,
  },
  // One that had been called off was never scheduled again, and its text went out first over the next link.
  {
    file: "postgres/src/connection.js",
    from: `    clearImmediate(nextWriteTimer)
    if (socket) {`,
    to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    if (socket) {`,
  },
  {
    file: "postgres/src/connection.js",
    from: `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)`,
    to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)`,
  },
  // What the server said last before it ended a link was told to the first query of the next one, too.
  {
    file: "postgres/src/connection.js",
    from: `  async function closed(hadError) {
    incoming = Buffer.alloc(0)
`,
    to: `  async function closed(hadError) {
    errorResponse = null
    incoming = Buffer.alloc(0)
`,
  },
  // The driver's own first statement over a link was nobody's: when the link was lost then, that ended the process.
  {
    file: "postgres/src/connection.js",
    from: `    \`], [], execute)
    types.forEach(`,
    to: `    \`], [], execute).catch(() => [])
    types.forEach(`,
  },
  // And whoever waited for it was not told, but tried again at once and for ever.
  {
    file: "postgres/src/connection.js",
    from: `    if (initial)
      return reconnect()`,
    to: `    if (initial && !query)
      return reconnect()`,
  },
  // What a transaction still said after its link was lost was done over the next one, outside of any transaction.
  {
    file: "postgres/src/index.js",
    from: `    let savepoints = 0
      , connection
`,
    to: `    let savepoints = 0
      , lost = null
      , connection
`,
  },
  {
    file: "postgres/src/index.js",
    from: `new Promise((_, reject) => connection.onclose = reject)`,
    to: `new Promise((_, reject) => connection.onclose = (error) => reject(lost = error))`,
  },
  {
    file: "postgres/src/index.js",
    from: `        q.catch(e => uncaughtError || (uncaughtError = e))
`,
    to: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost) return q.reject(lost)
`,
  },
  // That a job is done, or failed, is told once: when the database was away just then, nobody took the rejection, and
  // that ended the process. It is told again for as long as the server cannot be asked; what it refuses still ends it.
  {
    file: "graphile-worker/dist/main.js",
    from: `fn: (job) => (0, completeJobs_1.batchCompleteJobs)(compiledSharedOptions, withPgClient.withRetries, workerPool.id, [job]),`,
    to: `fn: (job) => untilTold(() => (0, completeJobs_1.batchCompleteJobs)(compiledSharedOptions, withPgClient.withRetries, workerPool.id, [job])),`,
  },
  {
    file: "graphile-worker/dist/main.js",
    from: `fn: (spec) => (0, failJobs_1.batchFailJobs)(compiledSharedOptions, withPgClient.withRetries, workerPool.id, [spec]),`,
    to: `fn: (spec) => untilTold(() => (0, failJobs_1.batchFailJobs)(compiledSharedOptions, withPgClient.withRetries, workerPool.id, [spec])),`,
  },
  {
    file: "graphile-worker/dist/main.js",
    from: `    const createNewWorkerInPool = () => {
`,
    to: `    const untilTold = async (tell) => {
        for (;;) {
            try {
                return await tell();
            }
            catch (error) {
                if (workerPool._shuttingDown) return;
                if (/^(?!08|53|57|58|E)[0-9A-Z]{5}$/.test(error?.code ?? "")) throw error;
                await (0, lib_1.sleep)(1000);
            }
        }
    };
    const createNewWorkerInPool = () => {
`,
  },
];

/** Whether every package has what it needs, or is not there yet. */
export function arePackagesMended(/** @type {string} */ root) {
  return mends.every(({ file, to }) => {
    const path = join(root, "node_modules", file);
    return !existsSync(path) || readFileSync(path, "utf8").includes(to);
  });
}

/** Puts it there. Throws when a package has changed: then somebody has to look whether it still needs it. */
export function mendPackages(/** @type {string} */ root) {
  for (const { file, from, to } of mends) {
    const path = join(root, "node_modules", file);
    const text = readFileSync(path, "utf8");
    if (text.includes(to)) continue;
    if (text.split(from).length !== 2) {
      throw new Error(
        `node_modules/${file}이 달라졌어요. scripts/mended-packages.mjs를 살펴봐 주세요.`,
      );
    }
    // Beside and then into place: a copy of the package elsewhere may share its file.
    writeFileSync(
      `${path}.new`,
      text.replace(from, () => to),
    );
    renameSync(`${path}.new`, path);
  }
}

// After npm has put them there anew.
if (process.argv[1] === import.meta.filename) mendPackages(join(import.meta.dirname, ".."));
