// Plain JavaScript for Node 20: this runs before the product's own Node is installed.

/**
 * Tells the operator about one long step: a line when it starts, how far it is while it runs,
 * and how long it took.
 * @template Result
 * @param {string} what "패키지 설치"
 * @param {() => Promise<Result>} work
 * @param {() => string} [howFar] read while it runs
 * @returns {Promise<Result>}
 */
export async function withProgress(what, work, howFar = () => "") {
  const startedAt = Date.now();
  const terminal = process.stdout.isTTY;
  const line = (/** @type {string} */ state) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    return [`· ${what}`, state, `${seconds}초`].filter(Boolean).join(" · ");
  };
  process.stdout.write(`· ${what} 시작${terminal ? "" : "\n"}`);
  // A terminal rewrites its line; a log gets a new one now and then.
  const timer = setInterval(
    () => process.stdout.write(terminal ? `\r\u001b[K${line(howFar())}` : `${line(howFar())}\n`),
    terminal ? 500 : 5000,
  );
  try {
    const result = await work();
    clearInterval(timer);
    process.stdout.write(`${terminal ? "\r\u001b[K" : ""}${line("끝")}\n`);
    return result;
  } catch (error) {
    clearInterval(timer);
    process.stdout.write(`${terminal ? "\r\u001b[K" : ""}${line("실패")}\n`);
    throw error;
  }
}
