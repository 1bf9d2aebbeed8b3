export type FailureMode =
  | { kind: "ok" }
  /** Refused with this code of the payment company. */
  | { kind: "decline"; pgCode: string }
  /** Nothing is charged and nothing answered. */
  | { kind: "timeout" }
  /** Charged, and the link is cut instead of an answer. */
  | { kind: "reset-after-charge" }
  /** Nothing is charged; answered with 500. */
  | { kind: "http500" }
  /** Charged at the end of this time, then answered. */
  | { kind: "slow"; ms: number };

const LONGEST_MS = 120_000;

/** Reads "ok", "decline:<pgCode>", "timeout", "reset-after-charge", "http500" and "slow:<ms>"; null for all else. */
export function readMode(text: string): FailureMode | null {
  const at = text.indexOf(":");
  const kind = at < 0 ? text : text.slice(0, at);
  const value = at < 0 ? null : text.slice(at + 1);
  if (kind === "decline") return value ? { kind, pgCode: value } : null;
  if (kind === "slow") return value && /^\d{1,6}$/.test(value) ? slow(Number(value)) : null;
  if (value !== null) return null;
  return kind === "ok" || kind === "timeout" || kind === "reset-after-charge" || kind === "http500"
    ? { kind }
    : null;
}

function slow(ms: number): FailureMode | null {
  return ms <= LONGEST_MS ? { kind: "slow", ms } : null;
}

/** A mode as it is written to be read again. */
export function modeText(mode: FailureMode): string {
  if (mode.kind === "decline") return `decline:${mode.pgCode}`;
  return mode.kind === "slow" ? `slow:${mode.ms}` : mode.kind;
}
