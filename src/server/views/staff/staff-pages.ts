import { listAlarms, listFailedRefunds, listOverdue } from "./billing-lists.ts";
import { listDeliveries, listDeliveriesOf } from "./list-deliveries.ts";
import { loadCertification, loadCertificationFile } from "./load-certification.ts";
import { loadNameChange } from "./load-name-change.ts";
import { loadPro } from "./load-pro.ts";
import { loadRefund } from "./load-refund.ts";
import { loadReport, loadReportPhoto } from "./reports/load-abuse-report.ts";
import { loadReportConversation } from "./reports/load-report-conversation.ts";
import { loadRequest } from "./load-request.ts";
import { loadReview } from "./load-review.ts";
import { loadTicket, loadTicketFile } from "./load-ticket.ts";

/** What staff's slice shows of people's data, once it has written down that somebody looks. */
export const staffPages = {
  listAlarms,
  listDeliveries,
  listDeliveriesOf,
  listFailedRefunds,
  listOverdue,
  loadCertification,
  loadCertificationFile,
  loadNameChange,
  loadPro,
  loadRefund,
  loadReport,
  loadReportConversation,
  loadReportPhoto,
  loadRequest,
  loadReview,
  loadTicket,
  loadTicketFile,
};
