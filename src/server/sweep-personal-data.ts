import type { StoragePort } from "./gateways/storage/storage-port.ts";
import { sweepExports } from "./features/exports/sweep.ts";
import { sweepUploads } from "./features/uploads/sweep.ts";
import { keepErasureList } from "./features/withdrawals/erasure-list.ts";
import { findSubject } from "./features/withdrawals/queries.ts";
import { sweepWithdrawals } from "./features/withdrawals/sweep.ts";
import type { Clock } from "./platform/clock.ts";
import type { Sql } from "./platform/database/sql.ts";
import type { Ids } from "./platform/ids.ts";
import { throwFailures } from "./platform/jobs/drain-due.ts";

export interface PersonalDataDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
  storage: StoragePort;
}

const UPLOADS_AT_ONCE = 200;

/**
 * What people are owed about their data: copies that they asked for, and what is destroyed when its time comes. One kind that
 * fails does not keep the others from being done.
 */
export async function sweepPersonalData(deps: PersonalDataDeps): Promise<void> {
  const { sql, clock, storage } = deps;
  const failures: unknown[] = [];
  const works = [
    // Copies of who leaves are files that no other row leads to.
    () => sweepExports({ ...deps, findSubject }),
    () => sweepWithdrawals(deps),
    () => keepErasureList({ ...deps, now: clock.now() }),
    () => sweepUploads({ db: sql, storage, now: clock.now(), limit: UPLOADS_AT_ONCE }),
  ];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  throwFailures(failures);
}
