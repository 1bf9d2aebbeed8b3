import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

// One program per layer, because each layer may know different things: the domain neither a
// browser nor Node, the server no browser, the browser no Node.
const root = join(import.meta.dirname, "..");
const waiting = [
  "src/server",
  "src/web",
  "src/web/service-worker",
  "tsconfig.tests.json",
  "src/ui",
  "src/contract",
  "src/domain",
];
let failed = 0;

/** @param {string} project */
function check(project) {
  return new Promise((resolve, reject) => {
    if (!existsSync(join(root, project))) throw new Error(`${project} is missing`);
    // Two programs at a time fill two cores already; several checkers in each would work out the same types again.
    const program = join(root, "node_modules/typescript/bin/tsc");
    const child = spawn(
      process.execPath,
      [program, "-p", project, "--singleThreaded", "--pretty", "false"],
      {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code !== 0) {
        failed += 1;
        process.stdout.write(`${project}\n${output}\n`);
      }
      resolve(undefined);
    });
  });
}

async function checkRemaining() {
  for (let project = waiting.shift(); project; project = waiting.shift()) await check(project);
}

await Promise.all([checkRemaining(), checkRemaining()]);
console.log(`types: ${failed === 0 ? "all layers pass" : `${failed} layers fail`}`);
process.exitCode = failed === 0 ? 0 : 1;
