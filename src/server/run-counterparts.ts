import { join } from "node:path";
import { addLocalLogins } from "./gateways/login/local/local-logins.ts";
import { buildPushService } from "./gateways/push/local/app.ts";
import { openPushRecord } from "./gateways/push/local/record.ts";
import { runCounterpart, type CounterpartOrder } from "./platform/counterpart/run-counterpart.ts";

export interface CounterpartsOrder extends CounterpartOrder {
  apiSecret: string;
  /** Of the key that Apple would know the other half of, as PKCS #8. */
  applePrivateKey: string;
}

runCounterpart<CounterpartsOrder>("counterparts", ({ dataDir, apiSecret, applePrivateKey }) => {
  const app = buildPushService({
    record: openPushRecord(join(dataDir, "push", "record.jsonl")),
    apiSecret,
    now: () => Date.now(),
  });
  addLocalLogins(app, {
    folder: join(dataDir, "login"),
    clientSecret: apiSecret,
    applePrivateKey,
  });
  return app;
});
