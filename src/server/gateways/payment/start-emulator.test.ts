import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EmulatorOrder } from "./emulator/main.ts";
import { createPortOne } from "./portone.ts";
import { startEmulator } from "./start-emulator.ts";

let dataDir: string;
let order: EmulatorOrder;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "somssi-emulator-"));
  order = {
    dataDir,
    port: 0,
    apiSecret: "secret",
    storeId: "store",
    webhookSecret: "whsec_c2VjcmV0",
  };
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const healthy = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

describe("the emulator's process", () => {
  it("answers on loopback alone, and ends when it is told to", async () => {
    const emulator = await startEmulator(order);
    expect(emulator.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await healthy(emulator.url)).toBe(true);
    await emulator.stop();
    expect(await healthy(emulator.url)).toBe(false);
  });

  it("keeps its record when it is killed", async () => {
    const first = await startEmulator(order);
    const issued = await fetch(`${first.url}/control/billing-keys`, {
      method: "POST",
      headers: { authorization: "PortOne secret" },
      body: JSON.stringify({ method: "card" }),
    });
    const { billing_key: billingKey } = (await issued.json()) as { billing_key: string };
    process.kill(first.pid, "SIGKILL");
    await first.stop();
    expect(readFileSync(join(dataDir, "gateway", "record.jsonl"), "utf8")).toContain(billingKey);
    const second = await startEmulator(order);
    const gateway = createPortOne({ apiUrl: second.url, apiSecret: "secret", storeId: "store" });
    expect((await gateway.readBillingKey(billingKey)).outcome).toBe("issued");
    await second.stop();
  });
});
