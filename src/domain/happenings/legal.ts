import type { LegalDocument } from "../legal/documents.ts";

/** A text will change on a day, and these people are told. */
export interface LegalHappening {
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
