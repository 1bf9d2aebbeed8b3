import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { PushMode } from "./push-mode.ts";

/** A device as the service knows it; its keys are here too, since no browser holds them. */
export interface Subscription {
  id: string;
  to: string;
  p256dh: string;
  /** 32 bytes as base64url. */
  privateKey: string;
  auth: string;
  /** The only server that may push to it (RFC 8292 §4). */
  applicationServerKey: string;
}

export interface KeptMessage {
  id: string;
  subscription: string;
  payload: string | null;
  /** ISO 8601, by the sender's clock. */
  at: string;
  ttlSeconds: number;
  urgency: string;
  topic: string | null;
  /** Milliseconds of this machine's time at which nobody waits for it any more. */
  expires: number;
  /** False: the device is off. */
  delivered: boolean;
}

export type PushEntry =
  | { kind: "subscription"; subscription: Subscription }
  | { kind: "message"; message: KeptMessage }
  | { kind: "delivered" | "dropped"; id: string }
  | { kind: "mode"; endpoint: string; mode: PushMode; times: number | null };

interface Books {
  subscriptions: Map<string, Subscription>;
  /** In the order in which they came. */
  messages: Map<string, KeptMessage>;
  modes: Map<string, { mode: PushMode; times: number | null }>;
}

/** The service's own record: one JSON line per thing that happened, written before it is answered. */
export interface PushRecord {
  readonly books: Books;
  write(entry: PushEntry): void;
  close(): void;
}

/** Opens the record at `file`. A last line cut short by a kill is left out: nobody had an answer about it yet. */
export function openPushRecord(file: string): PushRecord {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, "a+", 0o600);
  const text = readFileSync(file, "utf8");
  const books: Books = { subscriptions: new Map(), messages: new Map(), modes: new Map() };
  for (const line of text.split("\n").slice(0, -1)) {
    const entry = parsed(line);
    if (entry) apply(books, entry);
  }
  if (text !== "" && !text.endsWith("\n")) writeSync(descriptor, "\n");
  return {
    books,
    write(entry) {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      apply(books, entry);
    },
    close: () => closeSync(descriptor),
  };
}

function parsed(line: string): PushEntry | null {
  try {
    return JSON.parse(line) as PushEntry;
  } catch {
    return null;
  }
}

function apply(books: Books, entry: PushEntry): void {
  switch (entry.kind) {
    case "subscription":
      books.subscriptions.set(entry.subscription.id, entry.subscription);
      break;
    case "message":
      books.messages.set(entry.message.id, entry.message);
      break;
    case "delivered": {
      const message = books.messages.get(entry.id);
      if (message) message.delivered = true;
      break;
    }
    case "dropped":
      books.messages.delete(entry.id);
      break;
    case "mode":
      books.modes.set(entry.endpoint, { mode: entry.mode, times: entry.times });
      break;
  }
}
