import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { buildPages } from "../build-pages.ts";
import { makeAccount, type TestAccount } from "../factories/accounts.ts";
import { makePro } from "../factories/pros.ts";
import { MISSING_ID } from "./sample-input.ts";

/** The specification's paths as it writes them, with a method that each has. */
const calls = [
  ["GET", "/api2/categories/"],
  ["GET", "/api2/categories/{cat1Slug}"],
  ["GET", "/api2/search/pro"],
  ["GET", "/api2/search/pro/popular-services"],
  ["GET", "/api/address/si-gun-gu"],
  ["GET", "/api/address/eup-myeon-dong"],
  ["GET", "/api/geo/coord"],
  ["GET", "/api2/users/exist"],
  ["GET", "/api2/users/me/"],
  ["GET", "/api2/users/me/phone"],
  ["PUT", "/api2/users/me/provider/allow-public-read"],
  ["GET", "/api/v2/users/me/billing-info/"],
  ["GET", "/api/v2/users/me/subscriptions/"],
  ["POST", "/api/v2/users/me/certifications/name/"],
  ["POST", "/api/v2/users/me/certifications/business/"],
  ["GET", "/api/v2/users/me/certifications/business/{id}"],
  ["POST", "/api/v2/users/me/certifications/credentials/"],
  ["GET", "/api/v2/users/me/certifications/credentials/{id}"],
  ["GET", "/api/v2/users/me/notifications"],
  ["GET", "/api/v2/users/me/notifications/unread-count"],
  ["POST", "/api/v2/users/me/notifications/read-all/"],
  ["GET", "/api/v2/quotes/templates/"],
  ["GET", "/api/v2/quotes/templates/{id}/"],
  ["GET", "/api/v2/pro/{proId}/consultant"],
  ["GET", "/api/v2/pro/{proId}/certifications/"],
  ["GET", "/api/v2/pro/{proId}/reviews/"],
  ["GET", "/api/v2/reviews/{reviewId}/comments/"],
  ["PATCH", "/api/v2/reviews/{reviewId}/comments/{commentId}/"],
  ["POST", "/api/cellnum/auth-key"],
  ["POST", "/api/cellnum/verify-key"],
  ["GET", "/api2/requests/"],
  ["GET", "/api2/services/{slug}/form"],
  ["GET", "/api2/prices/{slug}/"],
  ["GET", "/api/v2/pro/requests/unread-count/"],
  ["GET", "/api/v2/pro/testimonial/"],
  ["GET", "/api/v2/pro/testimonial/{id}"],
  ["GET", "/api/v2/pro/testimonial/summary/"],
  ["GET", "/api2/products/"],
  ["GET", "/api/v2/subscriptions/"],
  ["POST", "/api/v2/subscriptions/"],
  ["POST", "/api/v2/subscriptions/restart/"],
  ["GET", "/api/v2/subscriptions/schedules/"],
  ["GET", "/api/v2/subscriptions/guarantee-refund/"],
  ["GET", "/api/v2/subscriptions/next-billing/"],
  ["POST", "/login-xhr/"],
] as const;

const pages = [
  "/",
  "/quote",
  "/pro/attach-quote-file",
  "/pro/report",
  "/search",
  "/search-suggest",
  "/popular-services",
  `/user/recommended/${MISSING_ID}`,
  "/setting/tel",
];

let app: TestApp;

beforeAll(async () => {
  app = await testApp(undefined, { pages: { kind: "built", distDir: buildPages() } });
}, 60_000);

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, MISSING_ID);
const otherForm = (path: string) => (path.endsWith("/") ? path.slice(0, -1) : `${path}/`);

describe("a specified path", () => {
  it.each(calls)("%s %s is a call, with and without its trailing slash", async (method, path) => {
    const ask = async (url: string) => {
      const payload = method === "GET" ? {} : { payload: {} };
      const answer = await app.visitor().raw({ method, url, ...payload });
      return [answer.status, answer.status < 400 ? null : answer.error.code];
    };
    const written = await ask(filled(path));
    expect(written[1]).not.toBe("route_not_found");
    expect(written[0]).not.toBe(405);
    expect(await ask(filled(otherForm(path)))).toEqual(written);
  });

  it.each(pages)("%s is a page, or leads to the login that comes back to it", async (url) => {
    const answer = await app.visitor().raw({ method: "GET", url });
    const { location } = answer.headers;
    if (answer.status === 200) expect(answer.headers["content-type"]).toContain("text/html");
    else expect([answer.status, location]).toEqual([302, `/login?next=${encodeURIComponent(url)}`]);
  });

  it("/quote without a quote leads to the list of whoever asks: a pro's quotes, a customer's requests", async () => {
    const leads = async (account: TestAccount) => {
      const client = await app.as(account);
      const { status, headers } = await client.raw({ method: "GET", url: "/quote" });
      return [status, headers.location];
    };
    expect(await leads((await makePro(app)).account)).toEqual([302, "/pro/quotes"]);
    expect(await leads(await makeAccount(app))).toEqual([302, "/requests"]);
  });

  it("/pro/apply leads a visitor to the sign-up, and whoever has an account stays", async () => {
    const asked = async (client: TestClient) => {
      const { status, headers } = await client.raw({ method: "GET", url: "/pro/apply" });
      return [status, headers.location];
    };
    expect(await asked(app.visitor())).toEqual([302, "/signup?next=%2Fpro%2Fapply"]);
    expect(await asked(await app.as(await makeAccount(app)))).toEqual([200, undefined]);
  });

  it.each(["/search?q=a&x=1", "/search-suggest?x=1", "/popular-services?x=1"])(
    "%s keeps what it does not know in its query",
    async (url) => {
      const { status, headers } = await app.visitor().raw({ method: "GET", url });
      expect([status, headers.location]).toEqual([200, undefined]);
    },
  );
});
