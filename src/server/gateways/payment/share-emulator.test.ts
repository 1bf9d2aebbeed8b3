import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmulatorControl } from "./emulator-control.ts";
import { portOf } from "./emulator-port.ts";
import { shareEmulator, type SharedEmulator } from "./share-emulator.ts";

let dataDir: string;
let sharing: SharedEmulator[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "somssi-shared-"));
  sharing = [];
});
afterEach(async () => {
  for (const one of sharing) await one.stop();
  rmSync(dataDir, { recursive: true });
});

/** As a process of the product on the data folder would. */
async function share(): Promise<SharedEmulator> {
  const shared = await shareEmulator(dataDir);
  sharing.push(shared);
  return shared;
}

describe("the emulator of a data folder", () => {
  it("is one, however many need it at once, and nobody else may read its secrets", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, share));
    expect(new Set(all.map(({ webhookSecret }) => webhookSecret)).size).toBe(1);
    const addresses = await Promise.all(all.map(({ address }) => address()));
    expect(new Set(addresses.map(({ url }) => url)).size).toBe(1);
    const file = join(dataDir, "gateway", "address.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, "utf8")).url).toBe(addresses[0]?.url);
  });

  it("is started again by the next call when its owner has stopped, over the same record", async () => {
    const owner = await share();
    const control = createEmulatorControl(owner.address);
    const billingKey = await control.issueKey("card");
    await control.setClockOffset(86_400_000);
    const { url } = await owner.address();
    const other = await share();
    expect((await other.address()).url).toBe(url);
    await owner.stop();
    expect((await portOf(other.address).readBillingKey(billingKey)).outcome).toBe("issued");
    // Where it was before, for whoever has a page of it open.
    expect((await other.address()).url).toBe(url);
    await expect(owner.address()).resolves.toMatchObject({ url });
    await other.stop();
    const refusal = await portOf(owner.address).readBillingKey(billingKey);
    expect(refusal).toEqual({ outcome: "unknown", reason: "emulator_down" });
  });

  it("goes elsewhere when somebody else has come by its port", async () => {
    const first = await share();
    const { url } = await first.address();
    await first.stop();
    const stranger = createServer((_call, answer) => answer.writeHead(200).end("{}"));
    await new Promise<void>((listening) => {
      stranger.listen(Number(new URL(url).port), "127.0.0.1", listening);
    });
    try {
      // It answers everything, so only its not being ours keeps us from it.
      expect((stranger.address() as AddressInfo).port).toBe(Number(new URL(url).port));
      const next = await share();
      const moved = await next.address();
      expect(moved.url).not.toBe(url);
      expect((await createEmulatorControl(next.address).payments()).length).toBe(0);
    } finally {
      stranger.close();
    }
  });
});
