import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "./system-error.ts";

/**
 * Runs `work` while no other process on this machine runs work of the same name. The lock is
 * a listening socket, so the kernel drops it with its holder: a killed process leaves none behind.
 */
export async function holdingLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const address = lockSocketPath(name);
  let server = await tryListen(address);
  while (!server) {
    await pause(20);
    server = await tryListen(address);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

function lockSocketPath(name: string): string {
  const key = `somssi-${createHash("sha256").update(name).digest("hex").slice(0, 24)}`;
  // Linux has sockets without a file; elsewhere the file may outlive its process.
  return process.platform === "linux" ? `\0${key}` : join(tmpdir(), `${key}.sock`);
}

async function tryListen(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(address, resolve);
    });
    return server.unref();
  } catch (error) {
    if (errorCode(error) !== "EADDRINUSE") throw error;
    if (!address.startsWith("\0") && !(await answers(address))) rmSync(address, { force: true });
    return null;
  }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}
