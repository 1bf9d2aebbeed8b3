import type { AbuseReportOutcome } from "../abuse-report/outcome.ts";
import type { AbuseReportReason } from "../abuse-report/reason.ts";
import type { ReportSubjectKind } from "../abuse-report/subject.ts";
import type { LegalReason } from "../review/deletion.ts";

export type ReviewHappening = ReportClosed | ReviewChanged | ReviewCommented | TestimonialWritten;

/** Staff closed a report. */
interface ReportClosed {
  kind: "report.closed";
  reporterId: string;
  reportedId: string;
  /** Null where they were reported as a customer. */
  proId: string | null;
  subject: ReportSubjectKind;
  reason: AbuseReportReason;
  outcome: AbuseReportOutcome;
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
  hireId: string;
  proId: string;
  proAccountId: string;
  authorId: string;
  before: ReviewContribution;
  after: ReviewContribution;
  /** The quote behind the hire, when its review was just written. */
  quote: { id: string; request_id: string } | null;
  /** Of a deletion by staff. */
  legalReason: LegalReason | null;
}

interface ReviewCommented {
  kind: "review.commented";
  hireId: string;
  proId: string;
  authorId: string;
  by: "author" | "pro";
}

interface TestimonialWritten {
  kind: "testimonial.written";
  proAccountId: string;
  clientName: string;
}
