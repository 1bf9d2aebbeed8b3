import type { AccountHappening } from "./accounts.ts";
import type { CertificationHappening } from "./certifications.ts";
import type { ConsultationHappening } from "./consultations.ts";
import type { HireHappening } from "./hires.ts";
import type { LegalHappening } from "./legal.ts";
import type { NoticeHappening } from "./notices.ts";
import type { ProHappening } from "./pros.ts";
import type { QuoteHappening } from "./quotes.ts";
import type { RequestHappening } from "./requests.ts";
import type { ReviewHappening } from "./reviews.ts";
import type { StaffHappening } from "./staff.ts";
import type { SupportHappening } from "./support.ts";
import type { MoneyHappening } from "./money.ts";

/**
 * What slices of the server say has happened, as a value inside the transaction that did it; what follows stands in
 * `server/consequences`. Ids are UUIDs; names are of the noun, then the past tense.
 */
export type Happening =
  | AccountHappening
  | CertificationHappening
  | ConsultationHappening
  | HireHappening
  | LegalHappening
  | ProHappening
  | QuoteHappening
  | RequestHappening
  | ReviewHappening
  | StaffHappening
  | SupportHappening
  | MoneyHappening
  | NoticeHappening;

export type HappeningOf<K extends Happening["kind"]> = Extract<Happening, { kind: K }>;
