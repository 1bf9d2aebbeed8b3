// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { requireProductNode } from "./require-node.mjs";

requireProductNode();

// Pages change in place; a change of the server's own files starts it anew.
const entry = fileURLToPath(new URL("../src/server/develop.ts", import.meta.url));
const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", entry], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  // The terminal tells the child too; this process only waits for it.
  process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
}
child.once("exit", (code) => process.exit(code ?? 0));
