import { ApiFailure } from "./api-failure.ts";

/** 128 random bits in hex. `crypto.randomUUID` is missing on plain HTTP outside localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether the same content must go again under the same key: yes while nobody knows if the first try
 * took effect. A refusal (4xx) is kept by the server under its key, so a new try needs a new one.
 */
export function keepsKey(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return true;
  return (
    failure.status === 0 || failure.status >= 500 || failure.error?.code === "idempotency_running"
  );
}
