import { describe, expect, it } from "vitest";
import { foldersIn, portsFrom } from "./layout.ts";
import { settingsFiles } from "./settings-files.ts";

const files = new Map(
  settingsFiles(
    {
      folders: foldersIn("/c"),
      ports: portsFrom(20_000),
      secrets: { superuser: "s1", replication: "s2", api: "s3", owner: "s4", session: "s5" },
      user: { name: "postgres", ids: null },
    },
    "/usr/lib/postgresql/15/bin",
  ).map(({ name, text }) => [name, text]),
);
const textOf = (name: string) => files.get(name) ?? "";

describe("settingsFiles", () => {
  it("makes one for each engine and member", () => {
    expect([...files.keys()].toSorted()).toEqual([
      "etcd1.yaml",
      "etcd2.yaml",
      "etcd3.yaml",
      "haproxy.cfg",
      "patroni-pg1.yaml",
      "patroni-pg2.yaml",
      "patroni-pg3.yaml",
      "pgbackrest-pg1.conf",
      "pgbackrest-pg2.conf",
      "pgbackrest-pg3.conf",
      "unavailable.http",
    ]);
  });

  it("gives each member ports of its own and all of them the same peers", () => {
    expect(textOf("etcd2.yaml")).toContain("listen-client-urls: http://127.0.0.1:20012");
    expect(textOf("etcd2.yaml")).toContain("etcd3=http://127.0.0.1:20023");
    expect(textOf("patroni-pg3.yaml")).toContain("listen: 127.0.0.1:20033");
    expect(textOf("patroni-pg3.yaml")).toContain(
      "hosts: 127.0.0.1:20011,127.0.0.1:20012,127.0.0.1:20013",
    );
    expect(textOf("pgbackrest-pg1.conf")).toContain("pg1-path=/c/engines/pg1\npg1-port=20031");
  });

  it("sends writes to the leader alone and reads to standbys that are close", () => {
    const text = textOf("haproxy.cfg");
    expect(text).toContain("httpchk OPTIONS /primary");
    expect(text).toContain("httpchk OPTIONS /replica?lag=");
    expect(text.match(/server pg2 127\.0\.0\.1:20032 check port 20042/g)).toHaveLength(2);
  });

  it("keeps the session's secret and the owner's password from every engine", () => {
    for (const [name, text] of files) {
      expect(text, name).not.toContain("s4");
      expect(text, name).not.toContain("s5");
    }
  });

  it("keeps a leader longer than a slow etcd is waited for, or the wait alone would end it", () => {
    const number = (name: string) =>
      Number(new RegExp(`^ +${name}: (\\d+)$`, "m").exec(textOf("patroni-pg1.yaml"))?.[1]);
    expect(number("loop_wait") + 2 * number("retry_timeout")).toBeLessThanOrEqual(number("ttl"));
  });
});

describe("portsFrom", () => {
  it("uses no port twice, and none of the next cluster's", () => {
    const numbers = (value: object): number[] =>
      Object.values(value).flatMap((one: number | object) =>
        typeof one === "number" ? one : numbers(one),
      );
    const used = numbers(portsFrom(20_000));
    expect(new Set(used).size).toBe(used.length);
    expect(Math.min(...used)).toBe(20_000);
    expect(Math.max(...used)).toBeLessThan(20_100);
  });
});
