import { once } from "node:events";
import type { EndpointName } from "#contract/registry.ts";
import { emulatedPayments } from "#server/gateways/payment/choose-payments.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { composeTestApp } from "#test/app.ts";

/** What a process is to do before, or while, it dies. */
export interface Errand {
  databaseUrl: string;
  gateway: { url: string; apiSecret: string };
  now: string;
  /** A command of an account over HTTP, or the work that is due. */
  command: {
    accountId: string;
    name: EndpointName;
    input: Record<string, unknown>;
    key: string;
  } | null;
}

// A process of its own with the same application on the same database and gateway: it may be killed at any moment.
const [errand] = (await once(process, "message")) as [Errand];
const sql = openDatabase({ url: errand.databaseUrl, max: 6, applicationName: "faults-child" });
const payments = emulatedPayments(async () => errand.gateway, "whsec_b3RoZXI=");
const app = await composeTestApp(sql, errand.now, { payments });
process.send?.("begun");
const { command } = errand;
if (command) {
  const client = await app.as({ id: command.accountId });
  const { status, body } = await client.send(command.name, command.input, {
    headers: { "idempotency-key": command.key },
  });
  process.send?.({ status, body });
} else {
  await app.sweep();
  process.send?.({ status: 200, body: null });
}
await app.close();
await sql.end();
process.disconnect();
