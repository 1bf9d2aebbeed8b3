import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { verify } from "@portone/server-sdk/webhook";
import { afterEach, expect, it } from "vitest";
import { createWebhookSender, signedWebhook, type Webhook } from "./send-webhook.ts";

const SECRET = `whsec_${Buffer.from("secret-of-the-test").toString("base64")}`;
const webhook: Webhook = {
  type: "Transaction.Paid",
  timestamp: "2027-01-31T10:00:00.000+09:00",
  data: { paymentId: "payment-1", transactionId: "transaction-1", storeId: "store" },
};

let close = () => undefined as unknown;
afterEach(() => close());

/** Answers with these statuses, one after the other, and gives what came each time. */
async function receiver(statuses: number[]) {
  const taken: { headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer((call, answer) => {
    void buffer(call).then((body) => {
      taken.push({ headers: call.headers, body: body.toString() });
      answer.writeHead(statuses[taken.length - 1] ?? 200).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  close = () => server.close();
  return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

it("is signed as the gateway's own SDK wants it", async () => {
  const { taken, url } = await receiver([200]);
  createWebhookSender(() => url, SECRET, [])(webhook);
  await expect.poll(() => taken.length).toBe(1);
  expect(await verify(SECRET, taken[0]?.body ?? "", taken[0]?.headers ?? {})).toEqual(webhook);
});

it("comes again under the same id until it is taken", async () => {
  const { taken, url } = await receiver([500, 500, 200]);
  createWebhookSender(() => url, SECRET, [0, 0, 0, 0])(webhook);
  await expect.poll(() => taken.length).toBe(3);
  expect(new Set(taken.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

it("is not one that another secret signed, or that changed on the way", async () => {
  const now = Math.floor(Date.now() / 1000);
  const { body, headers } = signedWebhook(SECRET, webhook, "msg_1", now);
  const other = `whsec_${Buffer.from("another").toString("base64")}`;
  await expect(verify(other, body, headers)).rejects.toThrow();
  await expect(verify(SECRET, body.replace("Paid", "Failed"), headers)).rejects.toThrow();
});
