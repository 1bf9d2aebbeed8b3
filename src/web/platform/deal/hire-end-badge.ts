import { HIRE_END_LABELS } from "#domain/quote/state-labels.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import type { Tone } from "#ui/display/badge.tsx";

const TONES = { completed: "success", cancelled: "warning" } as const;

/** What became of a quote's hire, as a badge; null while none ended: then the quote's own state says how it stands. */
export function hireEndBadge(hire: HireState | null): { label: string; tone: Tone } | null {
  if (hire === null || hire === "hired") return null;
  return { label: HIRE_END_LABELS[hire], tone: TONES[hire] };
}
