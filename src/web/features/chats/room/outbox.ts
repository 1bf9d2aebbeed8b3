import type { UploadedFile } from "#ui/file/file-drop.tsx";

/** A message of this device's person that the server has not acknowledged. */
export interface Pending {
  client_id: string;
  text: string;
  files: readonly UploadedFile[];
  /** Sent although it holds contact details. */
  insist: boolean;
  /** When it was written, in milliseconds: shown until the server's own time is known. */
  written_at: number;
  /** Why the server would not take it; null while it waits for its turn. */
  refusal: Refusal | null;
}

export interface Refusal {
  message: string;
  /** The contact details found in it: it goes out when the person insists. */
  found: readonly string[];
}

/** Whether contact details hold it back until the person insists. */
export function holdsContact({ refusal }: Pending): boolean {
  return refusal !== null && refusal.found.length > 0;
}

/** In the order in which they were written. */
export type Outbox = readonly Pending[];

export function added(outbox: Outbox, pending: Pending): Outbox {
  return without(outbox, new Set([pending.client_id])).concat(pending);
}

export function without(outbox: Outbox, clientIds: ReadonlySet<string>): Outbox {
  if (!outbox.some(({ client_id: id }) => clientIds.has(id))) return outbox;
  return outbox.filter(({ client_id: id }) => !clientIds.has(id));
}

/** A refused one steps aside: those written after it go out. */
export function refused(outbox: Outbox, clientId: string, refusal: Refusal): Outbox {
  return outbox.map((one) => (one.client_id === clientId ? { ...one, refusal } : one));
}

/** A refused one waits again, behind all that were written meanwhile: it is sent after them. */
export function triedAgain(
  outbox: Outbox,
  clientId: string,
  { insist = false }: { insist?: boolean } = {},
): Outbox {
  const one = outbox.find(({ client_id: id }) => id === clientId);
  if (!one) return outbox;
  return added(outbox, { ...one, refusal: null, insist: one.insist || insist });
}

/** One at a time, so that the server gets them in order: the first that waits. */
export function nextToSend(outbox: Outbox): Pending | null {
  return outbox.find(({ refusal }) => refusal === null) ?? null;
}

/** What was kept on the device, which an earlier version of the page may have written. */
export function readOutbox(kept: unknown): Outbox {
  return Array.isArray(kept) ? kept.filter(isPending) : [];
}

function isPending(one: unknown): one is Pending {
  return (
    typeof one === "object" &&
    one !== null &&
    "client_id" in one &&
    "text" in one &&
    typeof one.text === "string" &&
    "files" in one &&
    Array.isArray(one.files) &&
    "refusal" in one &&
    "written_at" in one
  );
}
