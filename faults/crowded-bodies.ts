import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { BODY_KILOBYTES } from "#contract/endpoint.ts";
import { routeOf } from "#contract/routes.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import { systemRandom } from "#server/platform/random.ts";
import { Others } from "./others.ts";
import type { FaultSize } from "./run-faults.ts";
import { paddedPdf, uploader, uploadStatus } from "./uploaders.ts";
import { type RunningMarket, SECRET } from "#test/running-market.ts";

const SIZES = {
  sample: { stalled: 40, people: 2, files: 6, bytes: 1_000_000 },
  full: { stalled: 800, people: 20, files: 10, bytes: 5_000_000 },
};
/** What the process may grow by. */
const MOST_MEGABYTES = 150;

/**
 * Bodies that are declared and never end, and many files at once: the process stays small, everybody else is
 * answered as always, and each file is taken.
 */
export async function crowdedBodies(market: RunningMarket, { sample }: FaultSize): Promise<number> {
  const size = sample ? SIZES.sample : SIZES.full;
  const sockets: Socket[] = [];
  try {
    const people = await Promise.all(Array.from({ length: size.people }, () => uploader(market)));
    const file = paddedPdf(size.bytes);
    // What the first of everything takes once is not growth.
    await Promise.all(people.map((one) => uploadStatus(one, file)));
    const before = residentMegabytes(market.pid);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(market.pid))), 50);
    const others = new Others(market.origin);
    try {
      for (let opened = 0; opened < size.stalled; opened += 1) {
        sockets.push(await stalledLogin(market.origin, opened % 2 === 0));
      }
      const sent = people.flatMap((one) =>
        Array.from({ length: size.files }, () => uploadStatus(one, file)),
      );
      const statuses = await Promise.all(sent);
      const refused = statuses.filter((status) => status !== 201);
      if (refused.length > 0)
        throw new Error(`files were answered ${[...new Set(refused)].join()}`);
    } finally {
      clearInterval(watch);
      await others.stop();
    }
    const growth = Math.round(peak - before);
    process.stdout.write(
      `        ${size.stalled} stalled, ${size.people * size.files} files: +${growth} MB, ${others.answers} others answered\n`,
    );
    if (growth > MOST_MEGABYTES) throw new Error(`the process grew by ${growth} MB`);
    return size.stalled + size.people * size.files;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** A login of which all but the last byte comes; with `large`, of a declared megabyte. */
async function stalledLogin(origin: string, large: boolean): Promise<Socket> {
  const { method, path } = routeOf("auth.login");
  const token = newCsrfToken(systemRandom, SECRET, "anonymous");
  const declared = large ? 1_000_000 : BODY_KILOBYTES * 1024;
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Turned away or timed out: both are right.
  socket.on("error", () => undefined).resume();
  await once(socket, "connect");
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    "content-type: application/json",
    `content-length: ${declared}`,
    `cookie: csrftoken=${token}`,
    `x-csrftoken: ${token}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(Buffer.alloc(declared - 1, "["));
  return socket;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
