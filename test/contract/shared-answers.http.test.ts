import { beforeAll, expect, it } from "vitest";
import { type EndpointName, registry } from "#contract/registry.ts";
import { endpointCall } from "#contract/endpoint-call.ts";
import { endpointNames } from "#contract/routes.ts";
import { testApp, type TestApp } from "../app.ts";
import { offerConsultations } from "../factories/consultations.ts";
import { makeSignedInPro } from "../factories/market.ts";
import { makeReview } from "../factories/reviews.ts";

const shared = endpointNames.filter((name) => "shared" in registry[name]);
const slug = "move-in-cleaning";

let app: TestApp;
let inputs: Partial<Record<EndpointName, Record<string, unknown>>>;

beforeAll(async () => {
  app = await testApp();
  const pro = await makeSignedInPro(app);
  await makeReview(app, { proId: pro.proId });
  await offerConsultations(pro);
  const { proId } = pro;
  inputs = {
    "categories.get": { cat1Slug: "expert" },
    "services.get": { slug },
    "services.regions": { slug },
    "search.pro": { service: slug },
    "prices.get": { slug },
    "pro.get": { proId },
    "pro.portfolio": { proId },
    "pro.reviews": { proId },
    "pro.reviews.summary": { proId },
    "pro.certifications": { proId },
    "pro.testimonial": { pro_id: proId },
    "pro.testimonial.summary": { pro_id: proId },
    "pro.consultant": { proId },
    "pro.consultant.slots": { proId },
    // Counted at night: it has no page here, whoever asks.
    "services.inRegion": { slug, regionCode: "11680" },
  };
});

/** Nothing of who asks, from where and with what, shows in what may be kept for the next one. */
it.each(shared)("%s answers everybody alike, and sets nothing", async (name) => {
  const { url } = endpointCall(name, inputs[name]);
  const one = await app.app.inject({ url, remoteAddress: "192.0.2.1" });
  const other = await app.app.inject({
    url,
    remoteAddress: "198.51.100.7",
    headers: {
      host: "other.example",
      "accept-language": "en-US,en",
      "user-agent": "another/1.0",
      cookie: "csrftoken=one; device=two; signin=three; leaving=four",
      referer: "http://localhost/search",
    },
  });
  expect(one.statusCode).toBe(name === "services.inRegion" ? 404 : 200);
  const said = ({ body }: typeof one) => body.replace(/"trace_id":"[^"]+"/, "");
  expect(said(other)).toBe(said(one));
  for (const { headers } of [one, other]) {
    expect(Object.keys(headers).toSorted()).toEqual([
      "cache-control",
      "connection",
      "content-length",
      "content-security-policy",
      "content-type",
      "cross-origin-opener-policy",
      "date",
      "permissions-policy",
      "referrer-policy",
      "x-content-type-options",
    ]);
  }
});
