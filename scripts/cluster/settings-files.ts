import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AGREEMENT_MEMBERS, DATABASE_MEMBERS, HOST, WEB_PROCESSES } from "./layout.ts";
import type { Cluster } from "./state.ts";
import { fill } from "./template.ts";

export interface SettingsFile {
  /** Of the file in the cluster's settings folder. */
  name: string;
  text: string;
}

const TEMPLATES = join(import.meta.dirname, "../../deploy/engines");
/** Of each of three members on one machine; on one of its own a quarter of the memory. */
const SHARED_BUFFERS = "128MB";

/** What each engine of this cluster is told: the files in deploy/engines, with its ports, folders and passwords. */
export function settingsFiles(
  cluster: Pick<Cluster, "folders" | "ports" | "secrets" | "user">,
  postgresPrograms: string,
): SettingsFile[] {
  const { folders, ports, secrets, user } = cluster;
  const members = Object.fromEntries([
    ...AGREEMENT_MEMBERS.map((name) => [name, { host: HOST, ...ports.etcd[name] }]),
    ...DATABASE_MEMBERS.map((name) => [name, { host: HOST, ...ports.database[name] }]),
    ...WEB_PROCESSES.map((name) => [name, { host: HOST, http: ports.web[name] }]),
  ]);
  const { product, write, read, figures } = ports;
  const common = {
    host: HOST,
    network: `${HOST}/32`,
    ports: { product, write, read, figures },
    data: folders.engines,
    run: folders.run,
    log: folders.log,
    settings: folders.settings,
    backups: folders.backups,
    superuser: user.name,
    postgresPrograms,
    sharedBuffers: SHARED_BUFFERS,
    secret: { ...secrets },
    ...members,
  };
  const file = (name: string, template: string, own = {}): SettingsFile => ({
    name,
    text: fill(readFileSync(join(TEMPLATES, template), "utf8"), { ...common, ...own }),
  });
  return [
    ...AGREEMENT_MEMBERS.map((name) =>
      file(`${name}.yaml`, "etcd.yaml", { name, own: members[name] }),
    ),
    ...DATABASE_MEMBERS.flatMap((name) => {
      const own = { name, own: members[name] };
      return [
        file(`patroni-${name}.yaml`, "patroni.yaml", own),
        file(`pgbackrest-${name}.conf`, "pgbackrest.conf", own),
      ];
    }),
    file("haproxy.cfg", "haproxy.cfg"),
    file("unavailable.http", "unavailable.http"),
  ];
}
