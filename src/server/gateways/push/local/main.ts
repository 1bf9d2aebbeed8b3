import { join } from "node:path";
import {
  runCounterpart,
  type CounterpartOrder,
} from "#server/platform/counterpart/run-counterpart.ts";
import { buildPushService } from "./app.ts";
import { openPushRecord } from "./record.ts";

export interface PushServiceOrder extends CounterpartOrder {
  apiSecret: string;
}

runCounterpart<PushServiceOrder>("push", ({ dataDir, apiSecret }) =>
  buildPushService({
    record: openPushRecord(join(dataDir, "push", "record.jsonl")),
    apiSecret,
    now: () => Date.now(),
  }),
);
