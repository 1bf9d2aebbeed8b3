import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeConsultation } from "#test/factories/consultations.ts";
import { makeQuote, makeRequest } from "#test/factories/market.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { eraseMentions } from "./erase-mentions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Who has an account, and whose notices name them. */
interface Pair {
  named: string;
  told: string;
}

async function asked(): Promise<Pair> {
  const { customer, pro, requestId } = await makeRequest(app);
  const [received] = await app.sql`
    SELECT 1 FROM request_recipients WHERE request_id = ${requestId} AND pro_id = ${pro.proId}`;
  expect(received).toBeDefined();
  return { named: customer.account.id, told: pro.account.id };
}

async function quoted(): Promise<Pair> {
  const { customer, pro } = await makeQuote(app);
  return { named: pro.account.id, told: customer.account.id };
}

async function consulted(): Promise<Pair> {
  const { customer, pro } = await makeConsultation(app);
  return { named: customer.account.id, told: pro.account.id };
}

const turned = async (pair: Promise<Pair>): Promise<Pair> => {
  const { named, told } = await pair;
  return { named: told, told: named };
};

async function notice(told: string, title: string): Promise<string> {
  const id = app.ids.next();
  await app.sql`
    INSERT INTO notifications (id, account_id, kind, title, body, path, created_at)
    VALUES (${id}, ${told}, 'message_received', ${title}, '내용', '/', ${app.clock.now()})`;
  return id;
}

const titleOf = async (id: string) =>
  (await app.sql<{ title: string }[]>`SELECT title FROM notifications WHERE id = ${id}`)[0]?.title;

it.each([
  ["a pro who received a request, and sent no quote for it", () => asked()],
  ["a customer who received a quote", () => quoted()],
  ["a pro who sent one", () => turned(quoted())],
  ["a pro who was asked for a consultation", () => consulted()],
  ["a customer who asked for one", () => turned(consulted())],
])("takes a name out of what %s was told, and out of nobody else's notices", async (_, make) => {
  const { named, told } = await make();
  const stranger = (await makeAccount(app)).id;
  await app.sql`UPDATE accounts SET name = '남궁서연' WHERE id = ${named}`;
  const theirs = await notice(told, "남궁서연 님이 메시지를 보냈어요");
  const others = await notice(stranger, "남궁서연 님이 메시지를 보냈어요");
  await inTransaction(app.sql, (tx) => eraseMentions(tx, named));
  expect(await titleOf(theirs)).toMatch(/^(?!남궁서연).+ 님이 메시지를 보냈어요$/);
  expect(await titleOf(others)).toBe("남궁서연 님이 메시지를 보냈어요");
});
