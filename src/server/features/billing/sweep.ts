import { findMethodsToDelete } from "./replaced-methods.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { doTask, findTasks, type GatewayTask } from "./gateway-work.ts";

const BATCH = 200;
const AT_ONCE = 24;
const KEYS_AT_ONCE = 20;

/**
 * Does at the gateway whatever waits in rows, many calls at once, until nothing is left that can be done now. A task that
 * fails is left for the next sweep; it does not keep the others from being done.
 */
export async function sweepGateway(deps: GatewayDeps): Promise<void> {
  const failed = new Map<string, unknown>();
  for (;;) {
    const found = await findTasks(deps.sql, {
      accountId: null,
      now: deps.clock.now(),
      limit: BATCH,
    });
    const tasks = found.filter((task) => !failed.has(nameOf(task)));
    if (tasks.length === 0) break;
    await eachAtOnce(tasks, AT_ONCE, async (task) => {
      await doTask(deps, task).catch((error: unknown) => failed.set(nameOf(task), error));
    });
  }
  await deleteReplacedKeys(deps);
  const [error] = failed.values();
  if (failed.size > 0) throw error;
}

const nameOf = (task: GatewayTask): string => `${task.do}:${task.id}`;

async function eachAtOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}

/** Nobody can be charged any more with a key that was replaced: the gateway forgets it, too. */
async function deleteReplacedKeys({ sql, port, clock }: GatewayDeps): Promise<void> {
  for (const method of await findMethodsToDelete(sql, KEYS_AT_ONCE)) {
    const { outcome } = await port.deleteBillingKey(method.billing_key);
    if (outcome !== "deleted" && outcome !== "missing") continue;
    await sql`UPDATE billing_methods SET deleted_at = ${clock.now()} WHERE id = ${method.id}`;
  }
}
