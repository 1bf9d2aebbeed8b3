import type { ConsultationEvent, ConsultationSide } from "./consultation/lifecycle.ts";
import type { ReportOutcome } from "./reported-pro/outcome.ts";
import type { LegalReason } from "./review/deletion.ts";

/**
 * What slices of the server say has happened, as a value inside the transaction that did it; what follows stands in
 * `server/consequences`. Ids are UUIDs; names are of the noun, then the past tense.
 */
export type Happening =
  | CertificationChanged
  | CertificationDecided
  | CertificationExpiresSoon
  | CertificationExpired
  | ConsultationAsked
  | ConsultationMoved
  | ConsultationTomorrow
  | NameChangeDecided
  | NameChangeWithdrawn
  | PortfolioChanged
  | ReportClosed
  | ReviewChanged
  | ReviewCommented
  | StaffPasswordGiven
  | TestimonialWritten;

export type HappeningOf<K extends Happening["kind"]> = Extract<Happening, { kind: K }>;

/** A pro handed in, changed or removed a certification. */
interface CertificationChanged {
  kind: "certification.changed";
  proId: string;
}

interface CertificationDecided {
  kind: "certification.decided";
  proId: string;
  label: string;
  decision: "approve" | "reject" | "revoke";
  /** Staff's words to the pro; null with an approval. */
  reason: string | null;
}

interface CertificationExpiresSoon {
  kind: "certification.expires_soon";
  proId: string;
  label: string;
  /** `YYYY-MM-DD`. */
  expiresOn: string;
}

interface CertificationExpired {
  kind: "certification.expired";
  proId: string;
  label: string;
}

interface ConsultationFacts {
  consultationId: string;
  customerId: string;
  proId: string;
  /** Epoch ms. */
  startsAt: number;
}

interface ConsultationAsked extends ConsultationFacts {
  kind: "consultation.asked";
}

interface ConsultationMoved extends ConsultationFacts {
  kind: "consultation.moved";
  event: ConsultationEvent;
  /** Nobody when time did it. */
  by: ConsultationSide | null;
  reason: string | null;
}

interface ConsultationTomorrow extends ConsultationFacts {
  kind: "consultation.tomorrow";
}

/** Staff decided about a name that a pro asked for. */
interface NameChangeDecided {
  kind: "name_change.decided";
  proAccountId: string;
  /** The new one. */
  name: string;
  decision: "approve" | "reject";
  /** Staff's words to the pro; null with an approval. */
  reason: string | null;
}

interface NameChangeWithdrawn {
  kind: "name_change.withdrawn";
  proAccountId: string;
}

/** A pro added, edited, removed or ordered pieces of work. */
interface PortfolioChanged {
  kind: "portfolio.changed";
  proId: string;
  proAccountId: string;
}

/** Staff closed a report of a pro. */
interface ReportClosed {
  kind: "report.closed";
  reporterId: string;
  proId: string;
  proAccountId: string;
  outcome: ReportOutcome;
  /** Staff's words to a pro who is suspended for it; null with another outcome. */
  suspension: string | null;
}

/** What a review adds to its pro's figures: nothing while it is not shown. */
export interface ReviewContribution {
  reviews: number;
  points: number;
}

interface ReviewChanged {
  kind: "review.changed";
  event: "written" | "edited" | "deleted_by_author" | "deleted_by_staff";
  proId: string;
  proAccountId: string;
  authorId: string;
  before: ReviewContribution;
  after: ReviewContribution;
  /** Of a deletion by staff. */
  legalReason: LegalReason | null;
}

interface ReviewCommented {
  kind: "review.commented";
  proId: string;
  authorId: string;
  by: "author" | "pro";
}

/** Somebody signed in to a staff account, or tried to. */
interface StaffPasswordGiven {
  kind: "staff.password_given";
  accountId: string;
  /** Where the call came from. */
  address: string;
  isRight: boolean;
}

interface TestimonialWritten {
  kind: "testimonial.written";
  proAccountId: string;
  clientName: string;
}
