import type { Readable } from "node:stream";
import { errorCode } from "#server/platform/system-error.ts";

export interface StoredObject {
  /** Bytes. */
  size: number;
  stream: Readable;
}

/** Where uploaded files live. Keys are made by the server (`storage-key.ts`); contents never change once put. */
export interface StoragePort {
  /**
   * Stores the whole file or nothing. Putting the same key again replaces it. What comes in pieces is written as it
   * comes, and ended when it cannot be written.
   */
  put(
    key: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options: { contentType: string },
  ): Promise<void>;
  /** The file, or null when there is none. The caller reads the stream to its end or destroys it. */
  get(key: string): Promise<StoredObject | null>;
  /** A key that is not there is fine: deleting twice is the same as once. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

/** The store cannot do it now: full, failing or out of reach. Nothing half-written is left behind. */
export class StorageUnavailable extends Error {
  /** `full`: no room (507). `failing`: anything else (503). */
  readonly kind: "full" | "failing";

  constructor(kind: "full" | "failing", operation: string, cause: unknown) {
    super(
      `storage ${operation}: ${kind} (${errorCode(cause) ?? (cause instanceof Error ? cause.name : "?")})`,
      { cause },
    );
    this.name = "StorageUnavailable";
    this.kind = kind;
  }
}
