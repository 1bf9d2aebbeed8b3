import { connect } from "node:net";
import { join } from "node:path";
import { BALANCER } from "./layout.ts";
import { programPath } from "./packages.ts";
import type { Order } from "./processes.ts";
import type { Cluster } from "./state.ts";

/** A server of a backend as HAProxy sees it. */
export interface BalancedServer {
  backend: string;
  server: string;
  /** "UP", "DOWN", "DRAIN", "UP 1/2", … */
  status: string;
  /** Connections and requests that it has now. */
  sessions: number;
}

const ANSWER_WITHIN_MS = 3_000;

export function haproxyOrder(cluster: Cluster): Order {
  return {
    name: BALANCER,
    program: programPath("haproxy"),
    // A master with a worker, so that a reload loses no connection: SIGUSR2 to the master.
    args: ["-W", "-f", join(cluster.folders.settings, "haproxy.cfg")],
    cwd: cluster.folders.engines,
    ids: cluster.user.ids,
  };
}

export async function balancedServers(cluster: Cluster): Promise<BalancedServer[]> {
  return readStatistics(await command(cluster, "show stat"));
}

/** `drain` sends nobody new there, `ready` does again. */
export async function setServer(
  cluster: Cluster,
  server: `${string}/${string}`,
  state: "drain" | "ready",
): Promise<void> {
  const said = await command(cluster, `set server ${server} state ${state}`);
  if (said.trim() !== "") throw new Error(`haproxy: ${said.trim()}`);
}

/** @param text comma-separated, its first line the names of the columns after "# " */
export function readStatistics(text: string): BalancedServer[] {
  const [head = "", ...lines] = text.trim().split("\n");
  const columns = head.replace(/^# /, "").split(",");
  const at = (name: string) => columns.indexOf(name);
  return lines
    .map((line) => line.split(","))
    .filter((cells) => !["FRONTEND", "BACKEND"].includes(cells[at("svname")] ?? ""))
    .map((cells) => ({
      backend: cells[at("pxname")] ?? "",
      server: cells[at("svname")] ?? "",
      status: cells[at("status")] ?? "",
      sessions: Number(cells[at("scur")] ?? 0),
    }));
}

function command(cluster: Cluster, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const socket = connect(join(cluster.folders.run, "haproxy.sock"));
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error("haproxy does not answer")));
    socket.on("data", (chunk) => (said += chunk.toString()));
    socket.once("error", reject).once("end", () => resolve(said));
    socket.write(`${text}\n`);
  });
}
