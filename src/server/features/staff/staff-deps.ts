import type { EndpointName, Output, Query } from "#contract/registry.ts";
import type { WishMark } from "#domain/service-wish/lifecycle.ts";
import type { FiledKind, LookedUpKind, StaffLogSubject } from "#domain/staff/log-subject.ts";
import type { StoragePort } from "../../gateways/storage/storage-port.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { When } from "../../platform/happenings.ts";
import type { UploadRow } from "../uploads/queries.ts";

/** What the slice needs besides the platform. */
export interface StaffDeps {
  /** Whether e-mail goes to the local inbox: only then may a code be mailed instead of an authenticator's. */
  mailsStayHere: boolean;
  storage: StoragePort;
  pages: StaffPages;
  /** Says what became of a wished service. */
  markWish: (tx: Tx, marked: { wishId: string; mark: WishMark }) => Promise<void>;
  /** Answers and closes what people ask the help desk; each answers whose it is. */
  tickets: {
    answer: (
      tx: Tx,
      looked: { ticketId: string; version: number },
      written: { authorId: string; text: string; uploadIds: readonly string[] },
      when: When,
    ) => Promise<{ accountId: string }>;
    close: (
      tx: Tx,
      looked: { ticketId: string; version: number; staffId: string },
      when: When,
    ) => Promise<{ accountId: string }>;
  };
  /** Switches a member's second step off and signs them out. */
  switchOffSecondStep: (tx: Tx, accountId: string, when: When) => Promise<void>;
  /** Puts what did not go out back among what waits; returns whose it is. */
  sendAgain: (
    tx: Tx,
    again: { deliveryId: string; twiceIsFine: boolean; now: Date },
  ) => Promise<{ accountId: string | null }>;
}

/** What staff look at, as their log names it, and whose data it is. */
export interface About<Kind extends LookedUpKind = LookedUpKind> {
  subject: StaffLogSubject<Kind>;
  personId: string;
}

/** The same of a private file. */
export interface SeenFile extends About<FiledKind> {
  upload: UploadRow;
}

type Load<Name extends EndpointName> = (
  db: Db,
  id: string,
) => Promise<About & { page: Output<Name> }>;
type LoadFile<Which> = (db: Db, id: string, which: Which) => Promise<SeenFile>;
type List<Name extends EndpointName> = (db: Db, query: Query<Name>) => Promise<Output<Name>>;

/** How people's data is read for staff: by the views, shown once the look is written down. */
export interface StaffPages {
  loadPro: Load<"staff.pros.get">;
  loadNameChange: Load<"staff.nameChanges.get">;
  loadCertification: Load<"staff.certifications.get">;
  loadCertificationFile: LoadFile<NonNullable<Query<"staff.certifications.file">["part"]>>;
  loadReport: Load<"staff.reports.get">;
  loadReportConversation: (
    db: Db,
    reportId: string,
    before: number | null,
  ) => Promise<About & { page: Output<"staff.reports.conversation"> }>;
  loadReportPhoto: LoadFile<string>;
  loadTicket: Load<"staff.tickets.get">;
  loadTicketFile: LoadFile<string>;
  loadRequest: Load<"staff.requests.get">;
  loadReview: Load<"staff.reviews.get">;
  loadRefund: (
    db: Db,
    id: string,
    secrets: { sessionSecret: string },
  ) => ReturnType<Load<"staff.refunds.get">>;
  listAlarms: List<"staff.billing.alarms">;
  listOverdue: List<"staff.billing.overdue">;
  listFailedRefunds: List<"staff.billing.refunds">;
  listDeliveries: List<"staff.deliveries">;
  listDeliveriesOf: (
    db: Db,
    accountId: string,
    query: Query<"staff.people.deliveries">,
  ) => ReturnType<Load<"staff.people.deliveries">>;
}
