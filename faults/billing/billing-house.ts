import { MINUTE_MS, DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { EndpointName } from "#contract/registry.ts";
import { checkLedger, type BrokenInvariants } from "#server/commands/check-ledger.ts";
import { handlePaymentWebhook } from "#server/features/billing/webhook-payments.ts";
import type { GatewayDeps } from "#server/features/billing/gateway-deps.ts";
import { gatewayDeps } from "#server/gateway-deps.ts";
import { EMULATED_STORE } from "#server/gateways/payment/emulator-port.ts";
import { createPortOne } from "#server/gateways/payment/portone.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import type { TestApp } from "#test/app.ts";
import { PRODUCTS, type ProductName } from "#test/billing/products.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { openScratchApp } from "../scratch-app.ts";
import { bundleChild, type BundledChild } from "./bundled-child.ts";

/** Longer than the emulator takes for a good answer, shorter than what is slow on purpose. */
const PATIENCE_MS = 500;
export const SLOW = "slow:900";
const SETTLES_AT_MOST = 80;
/** Fewer than the payments without an answer after which the gateway counts as away. */
const FEW = 4;

export interface Member {
  accountId: string;
  key: string;
}

export interface Answer {
  status: number;
  /** The refusal's code; null for an accepted command. */
  code: string | null;
  body: unknown;
}

/**
 * The whole application in this process over a scratch database, with the emulator and a clock that is stepped: what
 * goes wrong at the gateway is tried many thousand times here, and in processes of their own what kills them.
 */
export class BillingHouse {
  readonly app: TestApp;
  /** Where the application logs in. */
  readonly databaseUrl: string;
  /** While it is silent the gateway answers no question. */
  silent = false;
  /** Charges without a clear answer, so far. */
  unclear = 0;
  /** What was told by webhooks and is being worked on. */
  readonly reconciling: Promise<unknown>[] = [];
  readonly #close: () => Promise<void>;
  #child: Promise<BundledChild> | null = null;
  #keys = 0;

  private constructor(app: TestApp, databaseUrl: string, close: () => Promise<void>) {
    this.app = app;
    this.databaseUrl = databaseUrl;
    this.#close = close;
  }

  static async open(): Promise<BillingHouse> {
    const opened: { house?: BillingHouse } = {};
    const { app, databaseUrl, close } = await openScratchApp("2027-01-15T05:00:00.000Z", {
      onPaymentWebhook: async (paymentId) => opened.house?.onWebhook(paymentId),
    });
    opened.house = new BillingHouse(app, databaseUrl, close);
    await opened.house.becomeImpatient();
    return opened.house;
  }

  get sql(): Sql {
    return this.app.sql;
  }

  /** Where the program is that does errands on this house's database in processes of its own. */
  async childProgram(): Promise<string> {
    this.#child ??= bundleChild();
    return (await this.#child).path;
  }

  async close(): Promise<void> {
    (await this.#child)?.remove();
    await this.#close();
  }

  async member(method: "card" | "phone" = "card"): Promise<Member> {
    const { id } = await makeAccount(this.app);
    return { accountId: id, key: await this.app.gateway.issueKey(method) };
  }

  /** A member who has bought and paid. */
  async joined(product: ProductName = "light"): Promise<Member> {
    const member = await this.member();
    const { status, code } = await this.buy(member, product);
    if (status !== 201) throw new Error(`could not join: ${status} ${code}`);
    return member;
  }

  buy(member: Member, product: ProductName = "light", key = this.freshKey()): Promise<Answer> {
    const body = { product_id: PRODUCTS[product], billing_key: member.key, consent: true };
    return this.call(member, "subscriptions.buy", body, key);
  }

  freshKey(): string {
    this.#keys += 1;
    return `fault-key-${process.pid}-${this.#keys}`;
  }

  /** A command of the member, over HTTP. */
  async call(
    { accountId }: Pick<Member, "accountId">,
    name: EndpointName,
    input: Record<string, unknown> = {},
    key = this.freshKey(),
  ): Promise<Answer> {
    const client = await this.app.as({ id: accountId });
    const answer = await client.send(name, input, { headers: { "idempotency-key": key } });
    if (answer.status >= 500 && answer.status !== 503) {
      throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.error)}`);
    }
    return { status: answer.status, code: answer.error.code ?? null, body: answer.body };
  }

  mode({ key }: Member, mode: string, times?: number): Promise<void> {
    return this.app.gateway.mode(key, mode, times);
  }

  /**
   * Does something for each member, few at a time and with an answer to somebody else before them, so that answers which
   * are lost seem the members' own bad luck and never a gateway that is away.
   */
  async whileOthersAreServed(
    members: readonly Member[],
    act: (member: Member) => Promise<void>,
  ): Promise<void> {
    const other = await this.member();
    for (let first = 0; first < members.length; first += FEW) {
      await this.gateway.port.readBillingKey(other.key);
      await Promise.all(members.slice(first, first + FEW).map(act));
    }
  }

  advance(ms: number): void {
    this.app.clock.advance(ms);
  }

  /** Goes on until every charge is decided and every refund is made; then a little, for what comes late. */
  async settle(): Promise<void> {
    this.silent = false;
    await Promise.all(this.reconciling.splice(0));
    await this.app.sweep();
    for (let round = 0; (await this.open()) > 0; round += 1) {
      if (round === SETTLES_AT_MOST) throw new Error("charges or refunds never come to an end");
      this.advance(round < 10 ? 5 * MINUTE_MS + 1 : HOUR_MS);
      await this.app.sweep();
    }
    for (const later of [6 * MINUTE_MS, 20 * MINUTE_MS, HOUR_MS]) {
      this.advance(later);
      await this.app.sweep();
    }
  }

  /** The same, and until the gateway is asked about no charge any more that was given up: days later. */
  async settleWhatWasGivenUp(): Promise<void> {
    await this.settle();
    for (let round = 0; round < SETTLES_AT_MOST; round += 1) {
      const [next] = await this.sql<{ at: Date }[]>`
        SELECT next_poll_at AS at FROM payments WHERE ask_wanted AND status <> 'pending' AND paid_at IS NULL
        ORDER BY next_poll_at LIMIT 1`;
      if (!next) return this.settle();
      this.app.clock.set(new Date(Math.max(next.at.getTime(), this.app.clock.now().getTime()) + 1));
      await this.app.sweep();
    }
    throw new Error("charges that were given up are asked about for ever");
  }

  /** Charges that are not decided and refunds that wait for the gateway. */
  async open(): Promise<number> {
    const [row] = await this.sql<{ open: number }[]>`
      SELECT (SELECT count(*) FROM payments WHERE status = 'pending')
           + (SELECT count(*) FROM refunds WHERE state = 'waiting' AND method = 'gateway') AS open`;
    return row?.open ?? 0;
  }

  /** Throws unless all invariants hold and the gateway's record is ours, won for won. */
  async assertSound(): Promise<void> {
    throwIfBroken(await checkLedger(this.sql, await this.app.gateway.payments()));
  }

  /** The same of our own books alone, while the gateway still has something to tell. */
  async assertBalanced(): Promise<void> {
    throwIfBroken(await checkLedger(this.sql));
  }

  /** Payments of the gateway's own record that took money of this account and kept it. */
  async keptCharges({ key }: Member): Promise<number> {
    const payments = await this.app.gateway.payments();
    return payments.filter(
      ({ billing_key, status }) =>
        billing_key === key && (status === "PAID" || status === "PARTIAL_CANCELLED"),
    ).length;
  }

  async state({ accountId }: Pick<Member, "accountId">): Promise<string> {
    const [row] = await this.sql<{ state: string }[]>`
      SELECT state FROM memberships WHERE account_id = ${accountId} ORDER BY bought_at DESC, id DESC LIMIT 1`;
    return row?.state ?? "none";
  }

  /** From here on nobody's memberships fall due but those of the next round. */
  async retire(): Promise<void> {
    await this.sql`UPDATE memberships SET due_at = NULL WHERE due_at IS NOT NULL`;
    this.advance(DAY_MS);
  }

  private get gateway(): GatewayDeps {
    const { sql, clock, ids, gateway } = this.app;
    return gatewayDeps({ sql, clock, ids, payments: gateway.chosen });
  }

  private async onWebhook(paymentId: string): Promise<void> {
    const handled = handlePaymentWebhook(this.gateway, paymentId);
    this.reconciling.push(handled.catch(() => undefined));
    await handled;
  }

  /** The gateway's real patience would make a time-out last ten seconds. */
  private async becomeImpatient(): Promise<void> {
    const { url: apiUrl, apiSecret } = await this.app.gateway.address();
    const { port } = this.app.gateway.chosen;
    const impatient = createPortOne({
      apiUrl,
      apiSecret,
      storeId: EMULATED_STORE,
      timeoutMs: PATIENCE_MS,
    });
    Object.assign(port, impatient);
    port.charge = async (order) => {
      const result = await impatient.charge(order);
      if (result.outcome === "unknown") this.unclear += 1;
      return result;
    };
    port.find = async (paymentId) =>
      this.silent ? { outcome: "unknown", reason: "silent" } : impatient.find(paymentId);
  }
}

function throwIfBroken(broken: BrokenInvariants): void {
  if (Object.keys(broken).length > 0)
    throw new Error(`unsound: ${JSON.stringify(broken, null, 1)}`);
}
