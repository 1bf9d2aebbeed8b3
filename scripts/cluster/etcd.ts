import { join } from "node:path";
import { HOST, type AgreementMember } from "./layout.ts";
import { programPath } from "./packages.ts";
import type { Order } from "./processes.ts";
import type { Cluster } from "./state.ts";

const ANSWER_WITHIN_MS = 3_000;

export function etcdOrder(cluster: Cluster, name: AgreementMember): Order {
  return {
    name,
    program: programPath("etcd"),
    args: [`--config-file=${join(cluster.folders.settings, `${name}.yaml`)}`],
    cwd: cluster.folders.engines,
    ids: cluster.user.ids,
  };
}

/** Whether a member is one of a majority that agrees. */
export async function isHealthy(cluster: Cluster, name: AgreementMember): Promise<boolean> {
  try {
    const url = `http://${HOST}:${cluster.ports.etcd[name].client}/health`;
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const { health } = (await response.json()) as { health?: unknown };
    return String(health) === "true";
  } catch {
    return false;
  }
}
