import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { testDatabaseUrl } from "#test/database.ts";
import { startTcpProxy, throughProxy } from "#test/tcp-proxy.ts";
import { openDatabase } from "./connect.ts";
import { connectOnce } from "./connect-to.ts";

const CHANNELS = ["five", "four", "one", "three", "two"];

it("hears every channel again once the database is back, and says so to each", async () => {
  const url = await testDatabaseUrl();
  const target = new URL(url);
  const proxy = await startTcpProxy(Number(target.port));
  const sql = openDatabase({ url: throughProxy(url, proxy), max: 2, applicationName: "test" });
  const teller = connectOnce(url);
  const begun = new Set<string>();
  let heard: string[] = [];
  try {
    for (const channel of CHANNELS) {
      await sql.listen(
        channel,
        () => heard.push(channel),
        () => begun.add(channel),
      );
    }
    for (const outageMs of [100, 900]) {
      begun.clear();
      proxy.cut();
      // The longer one is tried in vain a few times.
      await pause(outageMs);
      proxy.mend();
      await expect.poll(() => [...begun.keys()].toSorted()).toEqual(CHANNELS);
      heard = [];
      for (const channel of CHANNELS) await teller.notify(channel, "");
      await expect.poll(() => heard.toSorted()).toEqual(CHANNELS);
    }
  } finally {
    await teller.end();
    await sql.end({ timeout: 1 });
    await proxy.close();
  }
});
