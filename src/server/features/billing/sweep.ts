import { backOffMs } from "#domain/payment/back-off.ts";
import { eachAtOnce } from "../../platform/jobs/each-at-once.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { findGateway } from "./gateway-health.ts";
import { doTask, findTasks } from "./gateway-work.ts";
import { findMethodsToDelete } from "./replaced-methods.ts";

const BATCH = 100;
/** Most of a call is waiting for the gateway. */
const AT_ONCE = 24;
const KEYS_AT_ONCE = 20;

/**
 * Does at the gateway some of what waits in rows, many calls at once. Returns how much it found; what is in `failed` is
 * passed over.
 */
export async function workBatch(deps: GatewayDeps, failed: Map<string, unknown>): Promise<number> {
  const now = deps.clock.now();
  const found = await findTasks(deps.sql, { accountId: null, now, limit: BATCH + failed.size });
  const tasks = found.filter(({ id }) => !failed.has(id));
  const [first] = tasks;
  if (!(await findGateway(deps, first?.id ?? "none"))) return 0;
  await eachAtOnce(tasks, AT_ONCE, {
    work: (task) => doTask(deps, task),
    failed: ({ id }, error) => failed.set(id, error),
  });
  if (tasks.length === 0) await deleteReplacedKeys(deps);
  return tasks.length;
}

/** Nobody can be charged any more with a key that was replaced, or declined at its first charge: the gateway forgets it, too. */
async function deleteReplacedKeys({ sql, port, clock }: GatewayDeps): Promise<void> {
  const now = clock.now();
  for (const method of await findMethodsToDelete(sql, { now, limit: KEYS_AT_ONCE })) {
    const { outcome } = await port.deleteBillingKey(method.billing_key);
    const isGone = outcome === "deleted" || outcome === "missing";
    const tries = method.delete_tries + 1;
    await sql`
      UPDATE billing_methods
      SET deleted_at = ${isGone ? now : null}, delete_tries = ${tries},
          delete_next_at = ${new Date(now.getTime() + backOffMs(tries))}
      WHERE id = ${method.id}`;
  }
}
