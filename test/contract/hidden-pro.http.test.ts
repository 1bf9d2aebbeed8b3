import { beforeAll, describe, expect, it } from "vitest";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { testApp, type TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makeAccount } from "../factories/accounts.ts";
import { offerConsultations } from "../factories/consultations.ts";
import { makeCustomer, makeSignedInPro, type SignedInPro } from "../factories/market.ts";
import { publish, requestBody } from "../factories/requests.ts";
import { uploadPicture } from "../factories/uploads.ts";
import { answerOf } from "../same-as-missing.ts";
import { MISSING_ID, missingThings } from "./sample-input.ts";

/** Every address that anyone may read and that names a pro; one that is new is here by itself. */
const publicOfPro = endpointNames.filter(
  (name) =>
    registry[name].access === "anyone" &&
    routeOf(name).method === "GET" &&
    routeOf(name).path.includes("{proId}"),
);

let app: TestApp;
let pro: SignedInPro;
/** Those who have nothing to do with the pro, and those who do. */
let strangers: Record<string, TestClient>;
let acquainted: Record<string, TestClient>;
let requestId: string;

beforeAll(async () => {
  app = await testApp();
  pro = await makeSignedInPro(app);
  await offerConsultations(pro);
  things["certificationId"] = await shownCertification();
  const customer = await makeCustomer(app);
  requestId = await publish(customer.client);
  strangers = {
    visitor: app.visitor(),
    member: (await makeCustomer(app)).client,
    "another pro": (await makeSignedInPro(app, { services: ["car-wash"] })).client,
    staff: await app.as(await makeAccount(app, { role: "staff" })),
  };
  acquainted = { pro: pro.client, customer: customer.client };
});

async function allowPublicRead(allowed: boolean): Promise<void> {
  const { status } = await pro.client.call("users.me.allowPublicRead.set", {
    allow_public_read: allowed,
  });
  expect(status).toBe(200);
}

/** Other things in an address, of this pro. */
const things: Record<string, string> = {};

function read(client: TestClient, name: EndpointName, proId = pro.proId) {
  const ids: Record<string, string> = { ...things, proId };
  const named = Object.keys(missingThings(name)).map((key) => [key, ids[key] ?? MISSING_ID]);
  return client.send(name, Object.fromEntries(named));
}

/** An approved certification with a picture that its pro shows. */
async function shownCertification(): Promise<string> {
  const [id, image] = [app.ids.next(), await uploadPicture(pro.client, "certification_image")];
  const now = app.clock.now();
  await app.sql`
    INSERT INTO certifications (id, pro_id, kind, label, state, show_image_id, created_at, submitted_at, decided_at)
    VALUES (${id}, ${pro.proId}, 'licence', '세무사', 'approved', ${image}, ${now}, ${now}, ${now})`;
  await app.sql`UPDATE uploads SET attached_kind = 'certification', attached_id = ${id} WHERE id = ${image}`;
  return id;
}

describe.each(publicOfPro)("%s", (name) => {
  it("is everyone's of a public pro", async () => {
    await allowPublicRead(true);
    for (const [who, client] of Object.entries({ ...strangers, ...acquainted })) {
      // Answers with 404? Then the pro of this test must be given what this address shows.
      expect([who, (await read(client, name)).status]).toEqual([who, 200]);
    }
  });

  it("is not there for a stranger of a hidden one", async () => {
    await allowPublicRead(false);
    for (const [who, client] of Object.entries(strangers)) {
      const missing = answerOf(await read(client, name, MISSING_ID));
      expect([who, missing.status]).toEqual([who, 404]);
      expect([who, answerOf(await read(client, name))]).toEqual([who, missing]);
    }
  });

  it("stays there for the hidden pro and whose request reached them", async () => {
    await allowPublicRead(false);
    for (const [who, client] of Object.entries(acquainted)) {
      expect([who, (await read(client, name)).status]).toEqual([who, 200]);
    }
  });
});

describe("a hidden pro", () => {
  const names = async (client: TestClient) => {
    const service = await client.call("services.get", { slug: "move-in-cleaning" });
    const reviews = await client.call("reviews.recent");
    const found = [JSON.stringify([service.body, reviews.body])];
    if (client === acquainted["customer"]) {
      found.push(JSON.stringify((await client.call("requests.recommended", { requestId })).body));
    }
    return found.map((text) => text.includes(pro.proId));
  };

  it("is in no list, not even for those who know them", async () => {
    await allowPublicRead(true);
    expect(await names(acquainted["customer"] ?? app.visitor())).toEqual([true, true]);
    expect(await names(app.visitor())).toEqual([true]);
    await allowPublicRead(false);
    expect(await names(acquainted["customer"] ?? app.visitor())).toEqual([false, false]);
    expect(await names(app.visitor())).toEqual([false]);
  });

  it("cannot be asked directly by a stranger, like one who is not there", async () => {
    await allowPublicRead(false);
    const { client } = await makeCustomer(app);
    const ask = await client.call("requests.create", {
      ...requestBody(),
      designated_pro_id: pro.proId,
    });
    expect([ask.status, ask.body.designated]).toEqual([201, false]);
    const later = await makeCustomer(app);
    const other = await publish(later.client);
    await app.sql`DELETE FROM request_recipients WHERE request_id = ${other}`;
    const designate = (pro_id: string) =>
      later.client.call("requests.designate", { requestId: other, pro_id });
    const missing = answerOf(await designate(MISSING_ID));
    expect(missing.status).toBe(404);
    expect(answerOf(await designate(pro.proId))).toEqual(missing);
    await allowPublicRead(true);
    expect((await designate(pro.proId)).status).toBe(200);
  });

  it("may still be asked directly by whom they know", async () => {
    await allowPublicRead(false);
    const { client } = acquainted["customer"] ? { client: acquainted["customer"] } : expect.fail();
    const answer = await client.call("requests.designate", { requestId, pro_id: pro.proId });
    expect(answer.status).toBe(200);
  });
});
