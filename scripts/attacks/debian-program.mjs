import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether a program of the Debian package of its name is there; root gets it from apt where it is not. */
export function hasProgram(/** @type {string} */ name) {
  if (isThere(name)) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`· ${name}을(를) 설치하고 있어요 (apt-get install ${name}).`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const settings = { env, stdio: /** @type {const} */ ("ignore"), timeout: 300_000 };
  spawnSync("apt-get", ["update", "-q"], settings);
  spawnSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", name], settings);
  return isThere(name);
}

function isThere(/** @type {string} */ name) {
  return existsSync(`/usr/bin/${name}`);
}
