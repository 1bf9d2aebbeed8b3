import { addDays, type Day } from "../calendar/day.ts";
import type { LegalDocument } from "./documents.ts";
import { inForce, LEGAL_NOTICE_DAYS, type LegalVersion } from "./versions.ts";

/** The texts that a person agrees to; the others are told. */
export const CONSENT_DOCUMENTS = ["terms", "privacy"] as const satisfies readonly LegalDocument[];
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/** From which day on a new version is told. */
export function toldFrom({ from, isAdverse }: Pick<LegalVersion, "from" | "isAdverse">): Day {
  const days = isAdverse ? LEGAL_NOTICE_DAYS.adverse : LEGAL_NOTICE_DAYS.usual;
  return addDays(from, -days);
}

export interface LegalChange {
  version: LegalVersion;
  before: LegalVersion;
}

/** The versions, in order, that people are to be told of today: until the day before each is in force. */
export function changesToTell(versions: readonly LegalVersion[], today: Day): LegalChange[] {
  return versions.flatMap((version, index) => {
    const before = versions[index - 1];
    const isDue = toldFrom(version) <= today && today < version.from;
    return before && isDue ? [{ version, before }] : [];
  });
}

/** A person's answer to a text. */
export interface TextAnswer {
  version: string;
  granted: boolean;
  /** Epoch ms. */
  at: number;
}

/** Where a person stands with a text that needs their consent. */
export interface TextConsent {
  /** Null where they were never asked, as staff. */
  last: TextAnswer | null;
  current: LegalVersion;
  /** They answered to an older text than the one in force, and are asked again; once they have answered, no more. */
  asks: boolean;
}

export function textConsent(
  answers: readonly TextAnswer[],
  versions: readonly LegalVersion[],
  today: Day,
): TextConsent {
  const current = inForce(versions, today);
  const last = answers.toSorted((a, b) => a.at - b.at).at(-1) ?? null;
  const place = (wanted: string) => versions.findIndex(({ version }) => version === wanted);
  const asks = last !== null && place(last.version) < place(current.version);
  return { last, current, asks };
}
