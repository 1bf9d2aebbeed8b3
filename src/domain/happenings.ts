import type { Change } from "./change-order/change-order.ts";
import type { ChangeOrderEvent, HireSide } from "./change-order/lifecycle.ts";
import type { ConsultationEvent, ConsultationSide } from "./consultation/lifecycle.ts";
import type { AbuseReportOutcome } from "./abuse-report/outcome.ts";
import type { MoneyHappening } from "./money-happenings.ts";
import type { RequestActor } from "./request/lifecycle.ts";
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
  | ChangeOrderDecided
  | ChangeOrderProposed
  | ConsultationAsked
  | ConsultationMoved
  | ConsultationTomorrow
  | HireCancelled
  | HireCompleted
  | HireMade
  | MessageSent
  | MoneyHappening
  | NameChangeDecided
  | NameChangeWithdrawn
  | PortfolioChanged
  | ProApproved
  | ProReinstated
  | ProRejected
  | ProSuspended
  | QuoteDeclined
  | QuoteExpired
  | QuoteFileRemoved
  | QuoteFilesAdded
  | QuoteFilesSeen
  | QuoteRead
  | QuoteReleased
  | QuoteSent
  | QuoteWithdrawn
  | ReportClosed
  | RequestBlocked
  | RequestClosed
  | RequestDesignated
  | RequestMadeUrgent
  | RequestOffered
  | RequestWindowEnded
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

/** A hire, with both its sides. */
interface HireFacts {
  requestId: string;
  quoteId: string;
  customerId: string;
  proId: string;
  proAccountId: string;
}

interface ChangeOrderProposed extends HireFacts {
  kind: "change_order.proposed";
  by: HireSide;
  change: Change;
  reason: string;
}

interface ChangeOrderDecided extends HireFacts {
  kind: "change_order.decided";
  by: HireSide;
  event: ChangeOrderEvent;
  change: Change;
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

interface HireCancelled extends HireFacts {
  kind: "hire.cancelled";
  /** Staff do it by blocking the request. */
  by: HireSide | "staff";
  reason: string;
}

interface HireCompleted extends HireFacts {
  kind: "hire.completed";
  hireId: string;
  by: Exclude<RequestActor, "staff">;
  /** Whether the work ended at the price of the quote. */
  atQuotedPrice: boolean;
}

interface HireMade extends HireFacts {
  kind: "hire.made";
  /** Won. */
  agreedPrice: number;
  /** `YYYY-MM-DD`. */
  agreedDate: string;
  /** Of the whole request. */
  quoteCount: number;
}

interface MessageSent {
  kind: "message.sent";
  messageId: string;
  quoteId: string;
  requestId: string;
  authorId: string;
  otherAccountId: string;
  /** The pro's name for the customer; null when the customer wrote. */
  proName: string | null;
  /** The other side has read all that came before. */
  isFirstUnread: boolean;
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

interface ProFacts {
  proId: string;
  proAccountId: string;
}

/** Staff let a pro who applied into the market. */
interface ProApproved extends ProFacts {
  kind: "pro.approved";
}

interface ProReinstated extends ProFacts {
  kind: "pro.reinstated";
  reason: string;
}

interface ProRejected extends ProFacts {
  kind: "pro.rejected";
  reason: string;
}

interface ProSuspended extends ProFacts {
  kind: "pro.suspended";
  reason: string;
}

/** Staff closed a report of a pro. */
interface ReportClosed {
  kind: "report.closed";
  reporterId: string;
  proId: string;
  proAccountId: string;
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

/** A quote and both its sides. */
interface QuoteFacts {
  requestId: string;
  quoteId: string;
  customerId: string;
  proAccountId: string;
}

interface QuoteSent extends QuoteFacts {
  kind: "quote.sent";
  proId: string;
  proName: string;
  /** Won. */
  total: number;
  /** How many quotes the request has when this one was its last; null while it takes more. */
  gathered: number | null;
  /** How long the request had waited for this pro, in seconds; null when they had quoted for it before. */
  firstAfter: number | null;
}

interface QuoteRead extends QuoteFacts {
  kind: "quote.read";
  /** What the read cost; null when the credits had gone back before. */
  capturedCredits: number | null;
}

interface QuoteExpired extends QuoteFacts {
  kind: "quote.expired";
  /** The request still looks for a pro. */
  isAwaited: boolean;
  /** What went back to the pro; null when nothing did. */
  releasedCredits: number | null;
}

/** Nobody read a quote in time: its credits went back, and it stays. */
interface QuoteReleased extends QuoteFacts {
  kind: "quote.released";
  credits: number;
}

interface QuoteDeclined extends QuoteFacts {
  kind: "quote.declined";
  /** It cost its pro nothing. */
  wasUnread: boolean;
  /** The customer's words; may be empty. */
  reason: string;
}

interface QuoteWithdrawn extends QuoteFacts {
  kind: "quote.withdrawn";
}

interface QuoteFilesAdded extends QuoteFacts {
  kind: "quote.files_added";
  proName: string;
  count: number;
}

interface QuoteFileRemoved extends QuoteFacts {
  kind: "quote.file_removed";
}

/** The customer has seen what was added: it can no longer be taken back. */
interface QuoteFilesSeen {
  kind: "quote.files_seen";
  requestId: string;
  quoteId: string;
  proAccountId: string;
}

/** A request came to these pros, or came back to them; accounts. */
interface RequestOffered {
  kind: "request.offered";
  requestId: string;
  serviceName: string;
  why: "published" | "designated" | "reopened" | "more_quotes";
  accountIds: readonly string[];
}

interface RequestDesignated {
  kind: "request.designated";
  requestId: string;
  serviceName: string;
  accountId: string;
}

/** It was marked as urgent, and these pros' accounts hear of it by text message too. */
interface RequestMadeUrgent {
  kind: "request.made_urgent";
  requestId: string;
  serviceName: string;
  accountIds: readonly string[];
}

interface RequestWindowEnded {
  kind: "request.window_ended";
  requestId: string;
  customerId: string;
  quoteCount: number;
}

interface RequestClosed {
  kind: "request.closed";
  requestId: string;
  customerId: string;
  quoteCount: number;
  by: "customer" | "system";
  mayReopen: boolean;
}

interface RequestBlocked {
  kind: "request.blocked";
  requestId: string;
  customerId: string;
  quoteCount: number;
  wasHired: boolean;
  /** Staff's words. */
  reason: string;
}
