import type { LegalDocument } from "../legal/documents.ts";

export type LegalHappening = LegalChangeAnnounced | BreachTold;

/** Data of these people leaked, and they are told. */
interface BreachTold {
  kind: "legal.breach_told";
  accountIds: readonly string[];
  /** Whole, as the operator wrote it. */
  text: string;
}

/** A text will change on a day, and these people are told. */
interface LegalChangeAnnounced {
  kind: "legal.change_announced";
  accountIds: readonly string[];
  document: LegalDocument;
  version: string;
  /** The version that it follows. */
  against: string;
  /** Its first day in force. */
  from: string;
  about: string;
}
