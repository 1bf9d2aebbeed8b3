import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maskEmail } from "#domain/account/mask-email.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makeDelivery } from "#test/factories/deliveries.ts";
import { NO_DEVICE, testUnsubscribePath } from "#test/delivery-bench.ts";
import { deliverDue } from "../deliveries/deliver.ts";

let app: TestApp;
let person: TestAccount;
let staff: TestClient;

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
  person = await makeAccount(app, { name: "박고객" });
  staff = await app.as(await makeAccount(app, { role: "staff", staffLevel: "moderator" }));
});

beforeEach(async () => {
  await app.sql`DELETE FROM deliveries`;
});

const send = (deliveryId: string, may_arrive_twice = false) =>
  staff.call("staff.deliveries.send", { deliveryId, may_arrive_twice });

async function rowOf(id: string) {
  const [row] = await app.sql<{ state: string; failures: number; last_error: string | null }[]>`
    SELECT state, failures, last_error FROM deliveries WHERE id = ${id}`;
  return row;
}

describe("what did not go out", () => {
  it("is listed as it got stuck, the oldest first, page by page, with whom it was for masked", async () => {
    const old = await makeDelivery(app, person, { reason: "550" });
    app.clock.advance(1000);
    const text = { channel: "sms", to: "+821012345678", state: "unclear" } as const;
    const recent = await makeDelivery(app, person, text);
    await makeDelivery(app, person, { state: "sent" });
    const first = (await staff.call("staff.deliveries", { limit: 1 })).body;
    expect(first.items).toMatchObject([
      { id: old, recipient: maskEmail(person.email), channel: "email", last_error: "550" },
    ]);
    const cursor = first.next ?? "";
    const second = (await staff.call("staff.deliveries", { limit: 1, cursor })).body;
    expect(second.items).toMatchObject([
      { id: recent, person: "박○○", recipient: "010-****-5678", state: "unclear", tries: 6 },
    ]);
    expect(second.next).toBeNull();
    const ids = async (query: { state?: "unclear"; channel?: "email" }) =>
      (await staff.call("staff.deliveries", query)).body.items.map(({ id }) => id);
    expect(await ids({ state: "unclear" })).toEqual([recent]);
    expect(await ids({ channel: "email" })).toEqual([old]);
    expect((await staff.call("staff.queue")).body.deliveries).toBe(2);
    expect(JSON.stringify([first, second])).not.toContain("견적을 보냈어요");
  });

  it("is a code by its name only, which nobody sends again", async () => {
    const id = await makeDelivery(app, person, { text: "", purpose: "phone_code" });
    const { items } = (await staff.call("staff.deliveries")).body;
    expect(items).toMatchObject([{ title: "휴대폰 인증번호", can_send_again: false }]);
    expect((await staff.call("staff.queue")).body.deliveries).toBe(0);
    expect((await send(id)).error.code).toBe("state_forbids");
  });

  it("goes again once with all its tries, and the log says by whom", async () => {
    await app.sql`
      INSERT INTO delivery_breakers (channel, failures, open_until) VALUES ('email', 3, ${app.clock.now()})`;
    const id = await makeDelivery(app, person);
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await rowOf(id)).toEqual({ state: "pending", failures: 0, last_error: null });
    expect(await app.sql`SELECT failures FROM delivery_breakers`).toEqual([{ failures: 3 }]);
    const { items } = (await staff.call("staff.log", { kind: "decision" })).body;
    const subject = { kind: "delivery", id };
    expect(items).toMatchObject([{ action: "delivery.send", subject, person: "박○○" }]);
  });

  it("goes again as an unclear text only where it may arrive twice", async () => {
    const text = { channel: "sms", to: "+821012345678", state: "unclear" } as const;
    const id = await makeDelivery(app, person, text);
    expect((await send(id)).error.code).toBe("invalid");
    expect((await rowOf(id))?.state).toBe("unclear");
    expect((await send(id, true)).status).toBe(200);
  });

  it("says the same again as it was to say", async () => {
    const id = await makeDelivery(app, person, { state: "pending" });
    const said: string[] = [];
    const deliver = (outcome: "refused" | "sent") =>
      deliverDue({
        sql: app.sql,
        port: {
          send: async ({ text }) => {
            said.push(text);
            return { outcome };
          },
        },
        push: NO_DEVICE,
        origin: "https://somssi.kr",
        unsubscribePath: testUnsubscribePath,
        now: app.clock.now(),
        limit: 1,
      });
    await app.sql`DELETE FROM delivery_breakers`;
    await deliver("refused");
    expect((await rowOf(id))?.state).toBe("failed");
    await send(id);
    await deliver("sent");
    expect((await rowOf(id))?.state).toBe("sent");
    expect(said).toHaveLength(2);
    expect(said[1]).toBe(said[0]);
    expect(said[0]).toContain("견적을 보냈어요");
  });

  it("is not sent again to whoever stopped such e-mails since", async () => {
    const id = await makeDelivery(app, person);
    const path = testUnsubscribePath({ accountId: person.id, group: "my_work" });
    const token = path.slice("/unsubscribe/".length);
    expect((await app.visitor().call("unsubscribe.confirm", { token })).status).toBe(200);
    expect((await send(id)).error.code).toBe("state_forbids");
  });

  it("is nobody's but staff's", async () => {
    const client = await app.as(person);
    expect((await client.call("staff.deliveries")).error.code).toBe("forbidden");
  });
});

describe("what a person was sent", () => {
  it("stands with what came of it, without anybody else's, and the look is logged", async () => {
    const other = await makeAccount(app);
    await makeDelivery(app, other);
    const sent = await makeDelivery(app, person, { state: "sent" });
    app.clock.advance(1000);
    const dropped = await makeDelivery(app, person, { state: "dropped", reason: "read" });
    const input = { accountId: person.id, limit: 1 };
    const first = (await staff.call("staff.people.deliveries", input)).body;
    expect(first.person).toBe("박○○");
    expect(first.items).toMatchObject([{ id: dropped, last_error: "read", can_send_again: false }]);
    const rest = { ...input, cursor: first.next ?? "" };
    const second = (await staff.call("staff.people.deliveries", rest)).body;
    expect(second.items.map(({ id }) => id)).toEqual([sent]);
    const { items } = (await staff.call("staff.log", { kind: "look_up", limit: 1 })).body;
    expect(items).toMatchObject([{ action: "account.look_up", person: "박○○" }]);
  });
});
