import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import type { TestClient } from "../client.ts";
import { makeAccount } from "../factories/accounts.ts";
import { freshKey, makeSignedInPro, quoteBody } from "../factories/market.ts";
import { publish } from "../factories/requests.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(undefined, { pages: { kind: "built", distDir: buildPages() } });
}, 120_000);

async function pageOf(client: TestClient, url: string): Promise<string> {
  const { status, body } = await client.raw({
    method: "GET",
    url,
    headers: { accept: "text/html" },
  });
  expect([url, status]).toEqual([url, 200]);
  return String(body);
}

it("where somebody agrees or pays stands whose contract it is, and who runs the product", async () => {
  const pro = await makeSignedInPro(app);
  const customer = await app.as(await makeAccount(app));
  const other = await app.as(await makeAccount(app));
  const requestId = await publish(customer);
  const { body } = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
  const [plan] = (await pro.client.call("subscriptions.plans")).body.items;
  const pages = [
    [customer, `/quote?id=${body.id}`],
    [customer, `/requests/${requestId}`],
    [pro.client, `/quote?request_id=${await publish(other)}`],
    [pro.client, "/membership/plans"],
    [pro.client, `/membership/buy?product_id=${plan?.product.id}`],
    [pro.client, "/membership/top-up"],
  ] as const;
  for (const [client, path] of pages) {
    const page = await pageOf(client, path);
    expect(page, path).toContain("통신판매중개자이며 거래의 당사자가 아니에요");
    expect(page, path).toMatch(/<dt[^>]*>통신판매업 신고번호<\/dt>/);
  }
});
