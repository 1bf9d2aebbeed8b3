import type { Message } from "#contract/endpoints/messages.ts";
import { api } from "#web/platform/api/api.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { untilConnected } from "#web/platform/api/connection.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import {
  added,
  nextToSend,
  readOutbox,
  refused,
  triedAgain,
  without,
  type Outbox,
  type Pending,
  type Refusal,
} from "./outbox.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
const TOO_MANY = 429;

export interface OutboxStore {
  subscribe: (changed: () => void) => () => void;
  read: () => Outbox;
  add: (pending: Pending) => void;
  tryAgain: (clientId: string, options?: { insist?: boolean }) => void;
  remove: (clientIds: ReadonlySet<string>) => void;
  /** Sends what waits; called again whenever there may be something. */
  send: () => void;
}

interface OutboxWorld {
  send: (pending: Pending) => Promise<Message>;
  storage: Pick<typeof deviceStorage, "readJson" | "writeJson" | "remove">;
  connected: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  /** Lets one tab at a time do the work, where the browser can. */
  alone: (key: string, work: () => Promise<void>) => Promise<void>;
  onSent: (message: Message) => void;
}

/**
 * The messages under way in one conversation. They lie on the device, shared by its tabs, until the server has
 * acknowledged them; an unclear one is sent again under its client id, which the server takes once.
 */
export function createOutbox(key: string, world: OutboxWorld): OutboxStore {
  const listeners = new Set<() => void>();
  let shown: Outbox | null = null;
  let running = false;
  let storageWorks = true;

  const kept = () => readOutbox(world.storage.readJson(key));
  const show = (outbox: Outbox) => {
    shown = outbox;
    for (const changed of listeners) changed();
  };
  // Each change starts from what lies there: another tab may have written meanwhile.
  const change = (step: (outbox: Outbox) => Outbox) => {
    // Where nothing can be kept, the page's own memory has to do.
    const next = step(storageWorks ? kept() : (shown ?? []));
    if (next.length === 0) world.storage.remove(key);
    else storageWorks = world.storage.writeJson(key, next);
    show(next);
  };
  async function sendAll(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const next = nextToSend(storageWorks ? kept() : (shown ?? []));
      if (!next) return;
      await world.connected();
      try {
        world.onSent(await world.send(next));
        change((outbox) => without(outbox, new Set([next.client_id])));
        pause = FIRST_PAUSE_MS;
      } catch (failure) {
        const refusal = refusalOf(failure);
        if (refusal) change((outbox) => refused(outbox, next.client_id, refusal));
        else {
          await world.wait(pause);
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        }
      }
    }
  }

  const store: OutboxStore = {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read: () => (shown ??= kept()),
    add: (pending) => {
      change((outbox) => added(outbox, pending));
      store.send();
    },
    tryAgain: (clientId, options) => {
      change((outbox) => triedAgain(outbox, clientId, options));
      store.send();
    },
    remove: (clientIds) => {
      if (without(store.read(), clientIds) !== store.read()) {
        change((outbox) => without(outbox, clientIds));
      }
    },
    send: () => {
      show(storageWorks ? kept() : (shown ?? []));
      if (running) return;
      running = true;
      void world.alone(key, sendAll).finally(() => {
        running = false;
        // One may have come between the last look and the end.
        if (nextToSend(store.read())) store.send();
      });
    },
  };
  return store;
}

/** Null while it may still come through: no answer, a server in trouble, or too much at once. */
function refusalOf(failure: unknown): Refusal | null {
  if (!(failure instanceof ApiFailure)) return { message: failureMessage(failure), found: [] };
  if (failure.status === 0 || failure.status >= 500 || failure.status === TOO_MANY) return null;
  const { error } = failure;
  const found = error?.code === "contact_details" ? (error.fields?.text ?? []) : [];
  const wrong = found.length === 0 ? Object.values(error?.fields ?? {})[0]?.[0] : undefined;
  return { message: wrong ?? failureMessage(failure), found };
}

/** The browser's own world around an outbox. */
export function pageWorld(quoteId: string, onSent: (message: Message) => void): OutboxWorld {
  return {
    send: ({ client_id, text, files, insist }) =>
      api(
        "quotes.messages.create",
        {
          quoteId,
          client_id,
          ...(text === "" ? {} : { text }),
          ...(files.length === 0 ? {} : { upload_ids: files.map(({ id }) => id) }),
          ...(insist ? { insist } : {}),
        },
        { byPerson: true },
      ),
    storage: deviceStorage,
    connected: untilConnected,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // Missing on plain HTTP outside localhost; then the server's count of client ids has to do.
    alone: async (key, work) => {
      if ("locks" in navigator) await navigator.locks.request(key, work);
      else await work();
    },
    onSent,
  };
}
