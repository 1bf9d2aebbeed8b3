import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { ChildProcess } from "node:child_process";
import type {
  CopyOutcome,
  CopyWish,
  PictureFormat,
  PictureOutcome,
  PictureRefusal,
} from "./picture.ts";

export interface PictureRequest {
  bytes: Uint8Array;
  /** A stranger's picture to draw anew, or one of ours to copy. */
  work: { from: PictureFormat } | CopyWish;
}

/** Draws pictures one at a time in a process of its own: a decoder that crashes takes nobody with it. */
export interface PictureProcess {
  reencode(bytes: Uint8Array, format: PictureFormat): Promise<PictureOutcome>;
  copy(kept: Uint8Array, wish: CopyWish): Promise<CopyOutcome>;
  close(): void;
}

interface Refused {
  ok: false;
  reason: PictureRefusal;
}

interface PictureProcessOptions {
  /** For one picture; then its process is killed. */
  timeoutMs?: number;
  /** Pictures that may wait; further ones are turned away. */
  maxWaiting?: number;
  /** How far it steps back for other processes, 0 to 19. */
  niceness?: number;
  entry?: string;
}

/** Starts nothing yet: the process comes with the first picture, and anew after it died. */
export function createPictureProcess(options: PictureProcessOptions = {}): PictureProcess {
  const { timeoutMs = 20_000, maxWaiting = 32, niceness = 0 } = options;
  const entry = options.entry ?? fileURLToPath(new URL("./picture-child.ts", import.meta.url));
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  function start(): ChildProcess {
    const started = fork(entry, {
      execArgv: ["--max-old-space-size=128"],
      env: { VIPS_CONCURRENCY: "1", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    if (niceness > 0 && started.pid !== undefined) setPriority(started.pid, niceness);
    started.once("exit", () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  }

  /** One picture, one answer: what the child says, or what its silence or end means. */
  function ask<T>(request: PictureRequest): Promise<T | Refused> {
    // One that is ending has lost its channel before its exit event arrives.
    const living = child?.connected ? child : null;
    const asked = living ?? start();
    return new Promise((resolve) => {
      let ready = living !== null;
      const end = (outcome: T | Refused) => {
        clearTimeout(timer);
        asked.off("message", onMessage).off("exit", leave).off("error", fail);
        hold(asked, false);
        resolve(outcome);
      };
      const refuse = (reason: PictureRefusal) => end({ ok: false, reason });
      const onMessage = (message: T | "ready") => {
        if (message === "ready") ready = true;
        else end(message);
      };
      // Before it was ready the fault is ours, afterwards the picture's.
      const leave = () => refuse(ready ? "unreadable" : "unavailable");
      const fail = () => {
        drop(asked);
        refuse("unavailable");
      };
      const timer = setTimeout(() => {
        drop(asked);
        leave();
      }, timeoutMs);
      hold(asked, true);
      asked.on("message", onMessage).once("exit", leave).once("error", fail);
      asked.send(request, (error) => {
        if (error) fail();
      });
    });
  }

  function drop(dropped: ChildProcess): void {
    if (child === dropped) child = null;
    dropped.kill("SIGKILL");
  }

  async function inTurn<T>(request: PictureRequest): Promise<T | Refused> {
    if (closed || waiting >= maxWaiting) return { ok: false, reason: "unavailable" };
    waiting += 1;
    const turn = last.then(() => ask<T>(request));
    last = turn;
    return turn.finally(() => {
      waiting -= 1;
    });
  }

  return {
    reencode: (bytes, from) => inTurn<PictureOutcome>({ bytes, work: { from } }),
    copy: (bytes, work) => inTurn<CopyOutcome>({ bytes, work }),
    close() {
      closed = true;
      if (child) drop(child);
    },
  };
}

/** While nobody waits for it, the child does not keep our process alive. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
