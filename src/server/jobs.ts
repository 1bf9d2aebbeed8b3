import type { Logger } from "pino";
import type { MessagePort } from "./gateways/message/message-port.ts";
import type { StoragePort } from "./gateways/storage/storage-port.ts";
import { deliverDue } from "./features/outbox/deliver.ts";
import { sweepUploads } from "./features/uploads/sweep.ts";
import type { Clock } from "./platform/clock.ts";
import type { Sql } from "./platform/database/sql.ts";
import type { Ids } from "./platform/ids.ts";
import { startWorker, type Worker } from "./platform/jobs/start-worker.ts";
import { deleteOutdated } from "./platform/tidy.ts";
import { sweepDue } from "./sweep.ts";

export interface JobDeps {
  /** Connects as the owner of the job library's tables. */
  url: string;
  sql: Sql;
  clock: Clock;
  ids: Ids;
  storage: StoragePort;
  messages: MessagePort;
  log: Logger;
}

const MESSAGES_AT_ONCE = 50;
const UPLOADS_AT_ONCE = 200;

/** Starts this process's share of the background work. */
export function startJobs(deps: JobDeps): Promise<Worker> {
  const { url, sql, clock, storage, messages, log } = deps;
  return startWorker({
    url,
    log,
    tasks: {
      sweep: () => sweepDue(deps),
      deliver_messages: async () => {
        await deliverDue({ sql, port: messages, now: clock.now(), limit: MESSAGES_AT_ONCE });
      },
      tidy: async () => {
        await deleteOutdated(sql, clock.now());
        await sweepUploads({ db: sql, storage, now: clock.now(), limit: UPLOADS_AT_ONCE });
      },
    },
  });
}
