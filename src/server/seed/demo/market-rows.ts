import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { CertificationActor } from "#domain/certification/lifecycle.ts";
import type { LedgerAccount, TransferReason } from "#domain/credits/ledger.ts";
import type { LotKind } from "#domain/credits/lot.ts";
import type { StaffLogAction } from "#domain/staff/log-action.ts";
import type { StaffLogKind } from "#domain/staff/log-kind.ts";
import type { StaffLogSubject } from "#domain/staff/log-subject.ts";
import type {
  CertificationRow as StoredCertification,
  Standing,
} from "../../features/certifications/rows.ts";
import type { ConsultantRow } from "../../features/consultations/consultant-rows.ts";
import type { ConsultationRow } from "../../features/consultations/queries.ts";
import type { ChainRow } from "../../views/reviews/chain-rows.ts";
import type { ReviewRow } from "../../features/reviews/queries.ts";
import type { CommentRow } from "../../features/reviews/comment-rows.ts";
import type { ChangeOrderRow } from "../../features/hires/change-order-rows.ts";
import type { HireRow } from "../../features/hires/queries.ts";
import type { IdentityRow } from "../../features/identity/queries.ts";
import type { VerificationRow } from "../../features/identity/verification-rows.ts";
import type { MessageRow } from "../../features/messages/queries.ts";
import type { NotificationRow } from "../../features/notifications/queries.ts";
import type { PieceRow } from "../../features/portfolio/queries.ts";
import type { NameChangeRow } from "../../features/pros/name-change-rows.ts";
import type { ProfileRow } from "../../features/pros/profile-rows.ts";
import type { QuoteRow } from "../../features/quotes/queries.ts";
import type { QuickReplyRow } from "../../features/quick-replies/queries.ts";
import type { TemplateRow } from "../../features/quote-templates/queries.ts";
import type { AbuseReportRow } from "../../features/abuse-reports/queries.ts";
import type { RequestRow } from "../../features/requests/queries.ts";
import type { RecipientRow } from "../../features/requests/recipients.ts";
import type { HoldRow } from "../../features/credits/queries.ts";
import type { InvitationRow } from "../../features/testimonials/invitation-rows.ts";
import type { TestimonialRow } from "../../features/testimonials/testimonial-rows.ts";
import type { UploadRow } from "../../features/uploads/queries.ts";

export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  name: string;
  role: "member" | "staff";
  staff_level: "moderator" | "admin" | null;
  phone: string | null;
  phone_verified_at: Date | null;
  email_verified_at: Date;
  created_at: Date;
}

export interface ConsentRow {
  id: string;
  account_id: string;
  kind: string;
  version: string;
  granted: boolean;
  at: Date;
}

/** The running figures of a pro, as the columns of the profile hold them. */
export interface ProFigures {
  review_count: number;
  rating_sum: number;
  hire_count: number;
  quote_count: number;
  answer_seconds: number;
  deal_count: number;
  deal_kept_count: number;
  deleted_by_author: number;
  deleted_by_staff: number;
}

/** A certification with the columns that only decisions and the sweep write. */
export interface CertificationRow extends StoredCertification {
  decided_by: Standing["decided_by"];
  decided_staff_id: string | null;
  expiry_notified_at: Date | null;
}

interface StaffLogRow {
  id: string;
  at: Date;
  operator: null;
  staff_id: string;
  kind: StaffLogKind;
  action: StaffLogAction;
  subject_kind: StaffLogSubject["kind"];
  subject_id: string;
  person_id: string;
  reason: string;
  ip: string;
}

interface LotRow {
  id: string;
  account_id: string;
  kind: LotKind;
  credits: number;
  paid_won: number;
  source: string;
  granted_at: Date;
  expires_at: Date;
}

interface TransferRow {
  id: string;
  account_id: string;
  reason: TransferReason;
  detail: MovementDetail;
  reference: string;
  at: Date;
  quote_id: string | null;
  request_id: null;
  ran_out_at: Date | null;
}

interface EntryRow {
  id: string;
  transfer_id: string;
  lot_id: string;
  ledger: LedgerAccount;
  amount: number;
}

/** Every row of the market by table, in an order in which they can be written: parents first. */
export function emptyRows() {
  return {
    accounts: [] as AccountRow[],
    consents: [] as ConsentRow[],
    account_blocks: [] as { blocker_id: string; blocked_id: string; created_at: Date }[],
    pro_profiles: [] as (ProfileRow & ProFigures)[],
    identity_verifications: [] as VerificationRow[],
    /** `ci_hash` as PostgreSQL reads bytea: "\x…". */
    identities: [] as (Omit<IdentityRow, "ci_hash"> & { ci_hash: string })[],
    pro_name_changes: [] as NameChangeRow[],
    pro_services: [] as { pro_id: string; service_slug: string }[],
    pro_regions: [] as { pro_id: string; si_gun_gu_code: string }[],
    certifications: [] as CertificationRow[],
    certification_services: [] as { certification_id: string; service_slug: string }[],
    certification_history: [] as {
      id: string;
      certification_id: string;
      pro_id: string;
      kind: string;
      label: string;
      event: string;
      state_before: string;
      state_after: string;
      actor: CertificationActor;
      staff_id: string | null;
      reason: string | null;
      at: Date;
    }[],
    staff_log: [] as StaffLogRow[],
    /** `sha256` as PostgreSQL reads bytea: "\x…". */
    uploads: [] as (UploadRow & { sha256: string })[],
    portfolio_pieces: [] as PieceRow[],
    requests: [] as (RequestRow & { created_at: Date })[],
    request_recipients: [] as RecipientRow[],
    contact_permissions: [] as {
      id: string;
      request_id: string;
      pro_id: string;
      allowed: boolean;
      at: Date;
    }[],
    quotes: [] as QuoteRow[],
    quote_templates: [] as TemplateRow[],
    quick_replies: [] as QuickReplyRow[],
    abuse_reports: [] as AbuseReportRow[],
    conversations: [] as { quote_id: string; last_seq: number; listed_seq: number | null }[],
    messages: [] as MessageRow[],
    message_reads: [] as {
      quote_id: string;
      account_id: string;
      read_to: number;
      unread: number;
      read_at: Date | null;
    }[],
    hires: [] as HireRow[],
    change_orders: [] as ChangeOrderRow[],
    reviews: [] as (ReviewRow & { state_reason: string | null })[],
    review_chain: [] as (ChainRow & { pro_id: string })[],
    review_comments: [] as CommentRow[],
    /** Hashes as PostgreSQL reads bytea; nobody knows what they would be of. */
    testimonial_invitations: [] as (InvitationRow & { contact_hash: string; token_hash: string })[],
    testimonials: [] as TestimonialRow[],
    consultants: [] as (ConsultantRow & { created_at: Date; updated_at: Date })[],
    consultations: [] as ConsultationRow[],
    credit_lots: [] as LotRow[],
    lot_balances: [] as {
      lot_id: string;
      available: number;
      held: number;
      expiry_notified_at: Date | null;
    }[],
    credit_transfers: [] as TransferRow[],
    credit_entries: [] as EntryRow[],
    credit_holds: [] as (HoldRow & {
      release_due: Date;
      created_at: Date;
      ended_at: Date | null;
    })[],
    notifications: [] as (NotificationRow & { account_id: string; planned_at: Date })[],
  };
}

export type MarketRows = ReturnType<typeof emptyRows>;
