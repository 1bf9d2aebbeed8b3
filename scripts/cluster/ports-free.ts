import { once } from "node:events";
import { createServer } from "node:net";
import { OperatorError } from "#server/platform/operator-error.ts";
import { AGREEMENT_MEMBERS, BALANCER, DATABASE_MEMBERS, HOST, WEB_PROCESSES } from "./layout.ts";
import { postmasterOf } from "./patroni.ts";
import { pidOf } from "./processes.ts";
import type { Cluster } from "./state.ts";

/** Before anything is started: that nobody else listens where something of ours, which does not run yet, will. */
export async function assertPortsFree(cluster: Cluster): Promise<void> {
  const { ports, folders } = cluster;
  const runs = (name: string) => pidOf(folders, name) !== null;
  const wanted = [
    ...(runs(BALANCER) ? [] : [ports.product, ports.write, ports.read, ports.figures]),
    ...AGREEMENT_MEMBERS.filter((name) => !runs(name)).flatMap((name) =>
      Object.values(ports.etcd[name]),
    ),
    ...DATABASE_MEMBERS.filter((name) => !runs(`patroni-${name}`)).flatMap((name) => {
      const { api, postgres } = ports.database[name];
      return postmasterOf(cluster, name) === null ? [api, postgres] : [api];
    }),
    ...WEB_PROCESSES.filter((name) => !runs(name)).map((name) => ports.web[name]),
  ];
  const taken: number[] = [];
  for (const port of wanted) if (!(await isFree(port))) taken.push(port);
  if (taken.length === 0) return;
  throw new OperatorError(
    `포트 ${taken.join(", ")}을(를) 다른 프로그램이 쓰고 있어요. --port로 다른 첫 번호를 정해 주세요.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen({ port, host: HOST, exclusive: true }), "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
