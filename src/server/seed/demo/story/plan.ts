import type { DealSide } from "#domain/quote/deal-side.ts";
import type { QuoteLimit } from "#domain/request/quote-limits.ts";
import type { ChangeKind } from "#domain/change-order/change-order.ts";
import type { ChangeOrderEvent, HireSide } from "#domain/change-order/lifecycle.ts";
import type { LegalReason } from "#domain/review/deletion.ts";
import type { AccountRow } from "../market-rows.ts";
import type { DemoService } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import type { DemoRegion } from "../demo-regions.ts";

// What is to happen to a request, decided before a row is written. All instants are epoch ms.

export interface RequestPlan {
  /** Names the draws of this request; each plan has its own. */
  name: string;
  customer: AccountRow;
  service: DemoService;
  /** Null for an online request. */
  region: DemoRegion | null;
  publishedAt: number;
  /** The day the customer asks for. */
  wantedAt: number;
  quoteLimit: QuoteLimit;
  photos: number;
  recipients: readonly DemoPro[];
  /** Asked directly; one of the recipients. */
  designated: DemoPro | null;
  /** In the order in which they were sent. */
  quotes: readonly QuotePlan[];
  ending: Ending;
}

export interface QuotePlan {
  pro: DemoPro;
  sentAt: number;
  readAt: number | null;
  validDays: number;
  end: { kind: "declined" | "withdrawn"; at: number; reason: string } | null;
  hasPicture: boolean;
  talk: TalkPlan | null;
}

export interface TalkPlan {
  /** One follows the other within the hour, but for those with an instant of their own. */
  lines: readonly (readonly [by: DealSide, text: string, at?: number])[];
  from: number;
  /** Who has not looked at the last line yet. */
  unreadBy: "customer" | "pro" | null;
}

export type Ending =
  | { kind: "looking" }
  | { kind: "closed"; at: number; reason: string }
  | { kind: "run_out" }
  | { kind: "blocked"; at: number; reason: string }
  | HiredEnding;

export interface HiredEnding {
  kind: "hired";
  /** One of the plan's quotes, read before. */
  quote: QuotePlan;
  at: number;
  /** An instant of the day agreed on at hiring. */
  agreedAt: number;
  changes: readonly ChangePlan[];
  outcome:
    | null
    | { kind: "completed"; by: HireSide | "system"; at: number; review: ReviewPlan | null }
    | { kind: "cancelled"; by: HireSide; at: number; reason: string };
}

export interface ChangePlan {
  kinds: readonly ChangeKind[];
  by: HireSide;
  at: number;
  reason: string;
  /** Of a date: by how many days it moves. */
  days: number;
  /** Of a scope: what is added to it; drawn when absent. */
  scope?: string;
  decision: { event: ChangeOrderEvent; at: number } | null;
}

export interface ReviewPlan {
  at: number;
  photos: number;
  replyAt: number | null;
  authorReplyAt: number | null;
  editedAt: number | null;
  deleted: { by: "author"; at: number } | { by: "staff"; at: number; reason: LegalReason } | null;
}
