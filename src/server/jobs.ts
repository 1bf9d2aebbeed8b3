import { DAY_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import type { Logger } from "pino";
import type { MessagePort, ReportPort } from "./gateways/message/message-port.ts";
import type { Payments } from "./gateways/payment/choose-payments.ts";
import type { Push } from "./gateways/push/choose-push.ts";
import type { StoragePort } from "./gateways/storage/storage-port.ts";
import { reviewPayments } from "./features/billing/review.ts";
import { askReports } from "./features/deliveries/ask-reports.ts";
import { gatherDigests } from "./features/deliveries/digests.ts";
import {
  deliverDue,
  type PushSender,
  type UnsubscribePath,
} from "./features/deliveries/deliver.ts";
import { unsubscribePath } from "./features/notification-settings/unsubscribe-token.ts";
import { sendPush } from "./features/push-devices/send-push.ts";
import { dispatchRequests } from "./features/requests/dispatch-requests.ts";
import { DISPATCHES_CHANNEL } from "./features/requests/order-dispatch.ts";
import { sweepUploads } from "./features/uploads/sweep.ts";
import { pruneWebhooks } from "./features/webhooks/prune.ts";
import type { Clock } from "./platform/clock.ts";
import type { Sql } from "./platform/database/sql.ts";
import type { Ids } from "./platform/ids.ts";
import { EVENTS_CHANNEL } from "./platform/events/publish.ts";
import type { JobName } from "./platform/jobs/enqueue.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";
import { startWorker, type Worker } from "./platform/jobs/start-worker.ts";
import { prunePlatform } from "./platform/prune.ts";
import { planNotices } from "./plan-notices.ts";
import { gatewayDeps } from "./gateway-deps.ts";
import { oneAtATime } from "./platform/jobs/one-at-a-time.ts";
import { sweepBilling } from "./sweep-billing.ts";
import { sweepDue } from "./sweep.ts";
import { sweepPersonalData } from "./sweep-personal-data.ts";

export interface JobDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
  storage: StoragePort;
  messages: MessagePort & ReportPort;
  payments: Payments;
  push: Push;
  /** Where links in messages lead. */
  origin: string;
  /** Signs the links by which letters are stopped. */
  sessionSecret: string;
}

const MESSAGES_AT_ONCE = 50;
/** One call each; what is left over is asked about a minute later. */
const REPORTS_AT_ONCE = 100;
/** A notice that a device could not take for a day stands in the list all the same. */
const PUSH_ORDER = { ttlSeconds: DAY_MS / SECOND_MS, urgency: "normal" } as const;
const UPLOADS_AT_ONCE = 200;

/** What each job does: all of its kind that is due by the product's time. */
export function dueTasks(deps: JobDeps): Record<JobName, () => Promise<void>> {
  const { sql, clock, storage, messages } = deps;
  return {
    sweep: () => sweepDue(deps),
    bill: oneAtATime(() => sweepBilling(gatewayDeps(deps))),
    review_payments: oneAtATime(() => reviewPayments(gatewayDeps(deps))),
    dispatch_requests: oneAtATime(() => dispatchRequests(deps)),
    deliver_messages: oneAtATime(async () => {
      await planNotices(deps, clock.now());
      await gatherDigests(deps, clock.now());
      const push: PushSender = (accountId, message) =>
        sendPush(sql, deps.push.port, clock.now(), { accountId, message, ...PUSH_ORDER });
      const { origin, sessionSecret } = deps;
      const stop: UnsubscribePath = (letters) => unsubscribePath(letters, sessionSecret);
      const links = { origin, unsubscribePath: stop };
      const some = { sql, port: messages, push, ...links, limit: MESSAGES_AT_ONCE };
      while ((await deliverDue({ ...some, now: clock.now() })) === MESSAGES_AT_ONCE);
    }),
    // Apart from what goes out, which would wait for a provider that answers slowly.
    ask_reports: oneAtATime(async () => {
      await askReports({ sql, port: messages, now: clock.now(), limit: REPORTS_AT_ONCE });
    }),
    personal_data: oneAtATime(() => sweepPersonalData(deps)),
    prune: async () => {
      await prunePlatform(sql, clock.now());
      await pruneWebhooks(sql, clock.now());
      await sweepUploads({ db: sql, storage, now: clock.now(), limit: UPLOADS_AT_ONCE });
    },
  };
}

/** Starts this process's share of the background work. `url` connects as the owner. */
export async function startJobs(
  deps: JobDeps,
  url: string,
  { log, tracing }: { log: Logger; tracing: Tracing | null },
): Promise<Worker> {
  const tasks = dueTasks(deps);
  const work = (job: JobName, trace: string | null) =>
    tracing ? tracing.job(job, trace, tasks[job]) : tasks[job]();
  const worker = await startWorker({ url, log, tasks: Object.keys(tasks) as JobName[], work });
  const start = (job: JobName, trace: string | null) =>
    void work(job, trace).catch((error: unknown) => {
      log.error({ err: error, job }, "job failed");
    });
  // What people wait for starts when they hear of it, and the minute's job finds what was missed. A job would have to
  // be enqueued in the transaction that orders it, and all of these would wait for its one row.
  const listenings = [
    await listenFor(deps.sql, DISPATCHES_CHANNEL, (trace) =>
      start("dispatch_requests", trace || null),
    ),
    // Whoever gives a notice publishes an event, and that says whose it is and no more.
    await listenFor(deps.sql, EVENTS_CHANNEL, () => start("deliver_messages", null)),
  ];
  return {
    isRunning: () => worker.isRunning(),
    stop: async () => {
      await Promise.all(listenings.map((one) => one.unlisten()));
      await worker.stop();
    },
  };
}

/** Also when the connection is there again: something may have been missed meanwhile. */
function listenFor(sql: Sql, channel: string, start: (payload: string) => void) {
  return sql.listen(channel, start, () => start(""));
}
