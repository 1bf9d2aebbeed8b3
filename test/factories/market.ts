import type { Notification } from "#contract/endpoints/platform.ts";
import type { Input } from "#contract/registry.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makeAccount, type TestAccount } from "./accounts.ts";
import { makePro, type TestPro } from "./pros.ts";
import { publish } from "./requests.ts";

type QuoteBody = Input<"quotes.create">;

export interface TestCustomer {
  account: TestAccount;
  client: TestClient;
}

/** A signed-in pro with credits. */
export type SignedInPro = TestPro & { client: TestClient };

let keys = 0;

/** Headers with an idempotency key never used before. */
export function freshKey(): { headers: Record<string, string> } {
  keys += 1;
  return { headers: { "idempotency-key": `test-key-${keys}` } };
}

export async function makeCustomer(app: TestApp, name?: string): Promise<TestCustomer> {
  const account = await makeAccount(app, name === undefined ? {} : { name });
  return { account, client: await app.as(account) };
}

export async function makeSignedInPro(
  app: TestApp,
  facts: Parameters<typeof makePro>[1] = {},
): Promise<SignedInPro> {
  const pro = await makePro(app, facts);
  return { ...pro, client: await app.as(pro.account) };
}

/** A right quote for a request, good for two weeks from the start of the test clock. */
export function quoteBody(requestId: string, changes: Partial<QuoteBody> = {}): QuoteBody {
  return {
    request_id: requestId,
    unit: "job",
    items: [
      { name: "방과 거실", inclusion: "included", amount: 250_000 },
      { name: "욕실", inclusion: "included", amount: 100_000 },
      { name: "곰팡이 제거", inclusion: "extra", amount: 50_000 },
    ],
    total: 350_000,
    extra_ceiling: 50_000,
    valid_until: "2027-03-24",
    message: "꼼꼼하게 청소해 드릴게요.",
    attachment_ids: [],
    ...changes,
  };
}

/** Sends a quote over HTTP and gives its id. */
export async function quote(
  pro: SignedInPro,
  requestId: string,
  changes: Partial<QuoteBody> = {},
): Promise<string> {
  const answer = await pro.client.call("quotes.create", quoteBody(requestId, changes), freshKey());
  if (answer.status !== 201) throw new Error(`not sent: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** A customer's request, and a pro who may answer it. */
export async function makeRequest(
  app: TestApp,
  facts: { pro?: SignedInPro; quoteLimit?: 3 | 5 | 10 } = {},
): Promise<{ customer: TestCustomer; pro: SignedInPro; requestId: string }> {
  const pro = facts.pro ?? (await makeSignedInPro(app));
  const customer = await makeCustomer(app);
  const changes = facts.quoteLimit === undefined ? {} : { quote_limit: facts.quoteLimit };
  return { customer, pro, requestId: await publish(customer.client, changes) };
}

/** The same with the pro's quote, unread. */
export async function makeQuote(
  app: TestApp,
  facts: Parameters<typeof makeRequest>[1] & { body?: Partial<QuoteBody> } = {},
) {
  const made = await makeRequest(app, facts);
  return { ...made, quoteId: await quote(made.pro, made.requestId, facts.body) };
}

/** The same with the quote opened by its customer. */
export async function makeReadQuote(app: TestApp, facts: Parameters<typeof makeQuote>[1] = {}) {
  const made = await makeQuote(app, facts);
  const { status } = await made.customer.client.call("quotes.get", { quoteId: made.quoteId });
  if (status !== 200) throw new Error(`not read: ${status}`);
  return made;
}

/** What a customer sends to hire the quote of `quoteBody`. */
export function hireBody(requestId: string, quoteId: string) {
  return {
    requestId,
    quote_id: quoteId,
    agreed_price: 350_000,
    agreed_date: "2027-03-15",
    place: "서울 강남구 역삼로 1",
  };
}

/** The same with the quote hired. */
export async function makeHiredQuote(app: TestApp, facts: Parameters<typeof makeQuote>[1] = {}) {
  const made = await makeQuote(app, facts);
  const { client } = made.customer;
  const answer = await client.call("requests.hire", hireBody(made.requestId, made.quoteId));
  if (answer.status !== 200) throw new Error(`not hired: ${JSON.stringify(answer.body)}`);
  return { ...made, hireId: answer.body.hire?.id ?? "" };
}

/** A person's notifications, newest first, also those that the list folds into one. */
export async function notices(client: TestClient): Promise<Notification[]> {
  const { items } = (await client.call("users.me.notifications")).body;
  const opened = await Promise.all(
    items.map(async (one) =>
      one.request_id === null
        ? [one]
        : (await client.call("users.me.notifications.ofRequest", { requestId: one.request_id }))
            .body.items,
    ),
  );
  return opened
    .flat()
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
}

/** What kinds they are. */
export async function notificationKinds(client: TestClient): Promise<string[]> {
  return (await notices(client)).map(({ kind }) => kind);
}

/** What a person can spend and what is held. */
export async function credits(client: TestClient): Promise<{ balance: number; held: number }> {
  const { balance, held } = (await client.call("users.me.credits")).body;
  return { balance, held };
}
