import { spawnSync } from "node:child_process";

/** Only root of a Linux makes disks, which lie in memory. */
export function disksCanBeMade(): boolean {
  return process.getuid?.() === 0 && process.platform === "linux";
}

export function mountSmallDisk(folder: string, megabytes: number): void {
  run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
}

/** What is on it can be read, and nothing be written or removed; or both again. */
export function setReadOnly(folder: string, isReadOnly: boolean): void {
  run("mount", ["-o", `remount,${isReadOnly ? "ro" : "rw"}`, folder]);
}

export function unmount(folder: string): void {
  run("umount", ["--lazy", folder]);
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}
