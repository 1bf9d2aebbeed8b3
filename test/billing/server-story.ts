import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { EndpointName } from "#contract/registry.ts";
import type { FoundPayment, PaymentPort } from "#server/gateways/payment/payment-port.ts";
import type { TestApp } from "../app.ts";
import { makePro, type TestPro } from "../factories/pros.ts";
import { freshKey, makeCustomer, quoteBody, type TestCustomer } from "../factories/market.ts";
import { publish } from "../factories/requests.ts";
import { webhookCall } from "../gateway.ts";
import { assertSoundLedger } from "../sound-ledger.ts";
import { differences, readBooks, type AccountBooks } from "./account-books.ts";
import { PRODUCTS, type ProductName } from "./products.ts";
import { seoul } from "./story.ts";

/** How the member pays, and bonus credits that are there from the beginning. */
export interface StoryFacts {
  method?: "card" | "phone";
  credits?: number;
}

/**
 * A member's story on the real server: commands over HTTP, time by the injected clock, money at the emulator. Each
 * step answers with the exact list of what is new in the books, in the words of the domain's `Story` and in the order
 * of `inOrder`, the questions put to the gateway included.
 */
export class ServerStory {
  readonly app: TestApp;
  readonly pro: TestPro;
  readonly #watch: Watch;
  #keys: string[];
  #known: AccountBooks;

  private constructor(app: TestApp, pro: TestPro, key: string, known: AccountBooks) {
    this.app = app;
    this.pro = pro;
    this.#keys = [key];
    this.#known = known;
    this.#watch = watchQuestions(app.gateway.chosen.port);
  }

  static async begin(
    app: TestApp,
    start: string,
    { method = "card", credits = 0 }: StoryFacts = {},
  ): Promise<ServerStory> {
    app.clock.set(new Date(seoul(start)));
    const pro = await makePro(app, { credits });
    const key = await app.gateway.issueKey(method);
    return new ServerStory(app, pro, key, await readBooks(app.sql, pro.account.id));
  }

  /** The billing key that the member pays with now. */
  get key(): string {
    return this.#keys.at(-1) ?? "";
  }

  /** Moves the clock and does what is due at that one moment, for everybody. */
  async at(text: string): Promise<string[]> {
    this.app.clock.set(new Date(seoul(text)));
    return this.sweep();
  }

  /** Moves the clock; nobody has looked yet at what is due. */
  later(text: string): void {
    this.app.clock.set(new Date(seoul(text)));
  }

  async sweep(): Promise<string[]> {
    await this.app.sweep();
    return this.lines();
  }

  /** While it is silent nothing can be asked of the gateway. */
  silent(isSilent: boolean): void {
    this.#watch.answer = isSilent ? { outcome: "unknown", reason: "silent" } : null;
  }

  /** The gateway has a record of each charge from now on, and has decided none. */
  undecided(): void {
    this.#watch.answer = { outcome: "pending" };
  }

  /** How the gateway answers the next charges of the member's key. */
  gateway(mode: string, times?: number): Promise<void> {
    return this.app.gateway.mode(this.key, mode, times);
  }

  buy(product: ProductName = "light"): Promise<string[]> {
    return this.call("subscriptions.buy", {
      product_id: PRODUCTS[product],
      billing_key: this.key,
      consent: true,
    });
  }

  upgrade(product: ProductName): Promise<string[]> {
    return this.call("subscriptions.upgrade", { product_id: PRODUCTS[product] });
  }

  schedule(product: ProductName): Promise<string[]> {
    return this.call("subscriptions.schedules.create", { product_id: PRODUCTS[product] });
  }

  unschedule(): Promise<string[]> {
    return this.call("subscriptions.schedules.remove");
  }

  cancel(): Promise<string[]> {
    return this.call("subscriptions.cancel");
  }

  restart(): Promise<string[]> {
    return this.call("subscriptions.restart");
  }

  retry(): Promise<string[]> {
    return this.call("subscriptions.retry");
  }

  consent(price: number): Promise<string[]> {
    return this.call("subscriptions.consent", { price });
  }

  claim(): Promise<string[]> {
    return this.call("subscriptions.guaranteeRefund.claim");
  }

  leave(): Promise<string[]> {
    return this.call("subscriptions.leave.now");
  }

  async newCard(mode?: string): Promise<string[]> {
    this.#keys.push(await this.app.gateway.issueKey("card"));
    if (mode) await this.gateway(mode);
    return this.call("users.me.billingInfo.set", { billing_key: this.key });
  }

  /** Somebody gives money of a payment back at the gateway itself, which tells of it. */
  async takeBack(paymentId: string, amountWon: number, leftWon: number): Promise<string[]> {
    const { app, gateway } = this.app;
    await gateway.chosen.port.cancel({ paymentId, amountWon, leftWon, reason: "console" });
    const webhook = {
      type: "Transaction.Cancelled",
      timestamp: this.app.clock.now().toISOString(),
      data: { paymentId, transactionId: "transaction", storeId: "store-local" },
    };
    await app.inject(webhookCall(webhook));
    return this.sweep();
  }

  /** The same for what its console or the card company does, told by a webhook of this type. */
  async atConsole(
    paymentId: string,
    act: "refund" | "charge_back" | "reverse" | "fail",
    amount?: number,
  ): Promise<string[]> {
    const { app, gateway } = this.app;
    const outcome = await gateway.atConsole(paymentId, act, amount);
    if (outcome !== "done") throw new Error(`${act} of ${paymentId}: ${outcome}`);
    const webhook = gateway.webhooks.at(-1);
    if (webhook) await app.inject(webhookCall(webhook));
    return this.sweep();
  }

  /** Our ids of the member's payments, oldest first. */
  async payments(): Promise<string[]> {
    const rows = await this.app.sql<{ id: string }[]>`
      SELECT id FROM payments WHERE account_id = ${this.pro.account.id} ORDER BY started_at, id`;
    return rows.map(({ id }) => id);
  }

  /** Gives a command over HTTP; a refusal is its code, after what is new all the same. */
  async call(name: EndpointName, input: Record<string, unknown> = {}): Promise<string[]> {
    const client = await this.app.as(this.pro.account);
    const { status, error } = await client.send(name, input, freshKey());
    const lines = await this.lines();
    return status < 400 ? lines : [...lines, error.code];
  }

  /** Sends a quote to a new request; its price is held. */
  async quote(): Promise<{ customer: TestCustomer; quoteId: string; lines: string[] }> {
    const { app } = this;
    const customer = await makeCustomer(app);
    const requestId = await publish(customer.client);
    const client = await app.as(this.pro.account);
    const until = seoulIso(app.clock.now().getTime() + 14 * 86_400_000).slice(0, 10);
    const body = quoteBody(requestId, { valid_until: until });
    const answer = await client.call("quotes.create", body, freshKey());
    const lines = await this.lines();
    if (answer.status >= 400)
      return { customer, quoteId: "", lines: [...lines, answer.error.code] };
    return { customer, quoteId: answer.body.id, lines };
  }

  /** The customer opens the quote: its hold is captured. */
  async read({
    customer,
    quoteId,
  }: {
    customer: TestCustomer;
    quoteId: string;
  }): Promise<string[]> {
    const client = await this.app.as(customer.account);
    await client.call("quotes.get", { quoteId });
    return this.lines();
  }

  /** State and what can be spent at this moment, as the member sees it. */
  async stands(): Promise<string> {
    const client = await this.app.as(this.pro.account);
    const [row] = await this.app.sql<{ state: string; end_reason: string | null }[]>`
      SELECT state, end_reason FROM memberships WHERE account_id = ${this.pro.account.id}
      ORDER BY bought_at DESC, id DESC LIMIT 1`;
    const { body } = await client.call("users.me.credits");
    const why = row?.end_reason ? ` (${row.end_reason})` : "";
    return `${row?.state ?? "none"}${why}, ${body.balance} credits`;
  }

  /** What the gateway has of this member: amount, status and what went back, oldest first. */
  async taken(): Promise<string[]> {
    const ours = await this.app.sql<{ id: string }[]>`
      SELECT id FROM payments WHERE account_id = ${this.pro.account.id}`;
    const ids = new Set(ours.map(({ id }) => id));
    return (await this.app.gateway.payments())
      .filter(({ payment_id }) => ids.has(payment_id))
      .map(
        ({ amount, status, cancelled }) =>
          `${status} ${amount}${cancelled ? ` −${cancelled}` : ""}`,
      );
  }

  /** Ends the story: the books are sound, and nothing of it falls due in the next one. */
  async end(): Promise<void> {
    await assertSoundLedger(this.app.sql, await this.app.gateway.payments());
    await this.app
      .sql`UPDATE memberships SET due_at = NULL WHERE account_id = ${this.pro.account.id}`;
  }

  /** What is new since the last step. */
  async lines(): Promise<string[]> {
    const before = this.#known;
    this.#known = await readBooks(this.app.sql, this.pro.account.id);
    const own = new Set(this.#known.payments.map(({ id }) => id));
    const asked = this.#watch.asked.splice(0).filter((id) => own.has(id));
    const lines = differences(before, this.#known, this.app.clock.now());
    return inOrder([...asked.map(() => "ask"), ...lines]);
  }
}

const ORDER = [
  "ask",
  "charge",
  "payment",
  "refund ",
  "invoice",
  "paid",
  "missed",
  "hold",
  "release",
  "capture",
  "spend",
  "credits",
  "money",
  "debt",
  "reversed",
  "replaced",
  "close",
  "expire",
  "extend",
  "grant",
  "guarantee",
  "alarm",
  "sms",
  "notice",
  "no notice",
];

/** Lines of a step in one fixed order: within a transaction only the events have one. */
export function inOrder(lines: readonly string[]): string[] {
  const rank = (line: string): number => {
    const found = ORDER.findIndex((word) => line.startsWith(word));
    return found < 0 ? ORDER.length : found;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

interface Watch {
  /** Which payments the gateway was asked about. */
  asked: string[];
  /** What it answers whoever asks about a payment; null leaves that to the gateway. */
  answer: FoundPayment | null;
}

const watches = new WeakMap<PaymentPort, Watch>();

/** Watches what the gateway is asked, from now on. */
function watchQuestions(port: PaymentPort): Watch {
  const known = watches.get(port);
  if (known) return Object.assign(known, { asked: [], answer: null });
  const watch: Watch = { asked: [], answer: null };
  const find = port.find.bind(port);
  port.find = async (paymentId) => {
    watch.asked.push(paymentId);
    return watch.answer ?? find(paymentId);
  };
  watches.set(port, watch);
  return watch;
}
