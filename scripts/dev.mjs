// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireProductNode } from "./require-node.mjs";

requireProductNode();

// Pages change in place; a change of what the server is made of starts it anew. (Node's own
// watch mode would also follow the files that the page tool writes for itself.)
const root = fileURLToPath(new URL("..", import.meta.url));
const folders = ["src/server", "src/contract", "src/domain", "migrations", "data"];
const SETTLE_MS = 200;

let ending = false;
/** @type {import("node:child_process").ChildProcess | null} null after a start that failed */
let server = null;
/** @type {NodeJS.Timeout | undefined} */
let settling;

function start() {
  const begun = spawn(process.execPath, [join(root, "src/server/develop.ts")], {
    stdio: "inherit",
  });
  server = begun;
  begun.once("exit", (code) => {
    server = null;
    if (ending) process.exit(0);
    if (code === 0) start();
    else console.log("· 서버가 멈췄어요. 파일을 고치면 다시 시작해요.");
  });
}

/** A server that is asked to end ends with 0, and is then started again. Asked twice it would hurry. */
function restart() {
  if (!server) start();
  else if (!server.killed) server.kill("SIGTERM");
}

for (const folder of folders) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (ending || /\.test\.|~$|\.sw/.test(file ?? "")) return;
    clearTimeout(settling);
    settling = setTimeout(restart, SETTLE_MS);
  });
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    ending = true;
    if (!server) process.exit(0);
    else if (!server.killed) server.kill("SIGTERM");
  });
}

start();
