import { Worker } from "node:worker_threads";
import type { SharePicture } from "#domain/share-picture/picture.ts";
import type { DrawnPicture, PictureOrder } from "./picture-thread.ts";

/** Draws shared pictures one after another in a thread of its own. */
export interface PictureDrawer {
  /** The picture as PNG; null when too many wait, or when it could not be drawn. */
  draw(picture: SharePicture): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

interface DrawerOptions {
  /** Pictures that may wait; further ones are turned away. */
  maxWaiting?: number;
  /** For the oldest of them; then the thread is ended with all that wait. */
  timeoutMs?: number;
  /** After so long without work the thread and its fonts go. */
  idleMs?: number;
  entry?: URL;
}

/** Starts nothing yet: the thread comes with the first picture, and anew after it ended. */
export function createPictureDrawer(options: DrawerOptions = {}): PictureDrawer {
  const { maxWaiting = 16, timeoutMs = 10_000, idleMs = 60_000 } = options;
  const entry = options.entry ?? new URL("./picture-thread.ts", import.meta.url);
  const waiting = new Map<number, (png: Uint8Array | null) => void>();
  let thread: Worker | null = null;
  let patience: NodeJS.Timeout | undefined;
  let count = 0;
  let closed = false;

  function start(): Worker {
    const started = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    started.unref();
    started.on("message", ({ number, png }: DrawnPicture) => {
      const answer = waiting.get(number);
      waiting.delete(number);
      wait();
      answer?.(png);
    });
    // An error is followed by the end.
    started.on("error", () => undefined);
    started.once("exit", () => giveUp(started));
    return started;
  }

  /** Counts anew how long the thread may be silent. */
  function wait(): void {
    clearTimeout(patience);
    const waited = thread;
    const end = () => {
      // At once: what is ordered while it ends is for the next.
      if (waited) giveUp(waited);
      void waited?.terminate();
    };
    patience = setTimeout(end, waiting.size > 0 ? timeoutMs : idleMs);
    patience.unref();
  }

  function giveUp(ended: Worker): void {
    if (thread !== ended) return;
    thread = null;
    clearTimeout(patience);
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  }

  return {
    draw(picture) {
      if (closed || waiting.size >= maxWaiting) return Promise.resolve(null);
      thread ??= start();
      count += 1;
      const order: PictureOrder = { number: count, picture };
      return new Promise((resolve) => {
        waiting.set(order.number, resolve);
        thread?.postMessage(order);
        wait();
      });
    },
    async close() {
      closed = true;
      await thread?.terminate();
    },
  };
}
