import { spawn } from "node:child_process";
import { delimiter } from "node:path";

/**
 * What npm prints, whatever its exit code. It runs on the machine's own Node: the one in node_modules has no npm.
 * @param {string} root folder of the project
 * @param {string[]} args
 * @returns {Promise<string>}
 */
export function runNpm(root, args) {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  const env = { ...process.env, PATH: path.join(delimiter) };
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => (said += chunk));
    child.once("error", reject).once("close", () => resolve(said));
  });
}
