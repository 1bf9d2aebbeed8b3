import { endpointCall } from "#contract/endpoint-call.ts";
import type { Caller } from "#test/caller.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";
import type { Errand } from "./visitors.ts";

const CUSTOMERS = 60;

/** Customers who publish one request after the other, each for another place. */
export class Publishers {
  readonly errand: Errand;
  readonly #market: RunningMarket;
  readonly #customers: readonly Caller[];
  readonly #regions: readonly string[];
  readonly #published: string[] = [];
  #begun = 0;

  private constructor(market: RunningMarket, customers: Caller[], regions: string[]) {
    this.#market = market;
    this.#customers = customers;
    this.#regions = regions;
    this.errand = { what: "publishing", send: () => this.publish() };
  }

  static async open(market: RunningMarket): Promise<Publishers> {
    const customers = Array.from({ length: CUSTOMERS }, async () => {
      const { id } = await makeAccount({ sql: market.sql, clock, ids });
      return market.as(id);
    });
    const regions = await market.sql<{ code: string }[]>`
      SELECT DISTINCT ON (parent_code) code FROM regions
       WHERE level = 'eup_myeon_dong' ORDER BY parent_code, code LIMIT 20`;
    return new Publishers(
      market,
      await Promise.all(customers),
      regions.map(({ code }) => code),
    );
  }

  async publish(): Promise<Response> {
    const turn = this.#begun++;
    const caller = this.#customers[turn % CUSTOMERS];
    const region = this.#regions[Math.floor(turn / CUSTOMERS) % this.#regions.length];
    if (!caller || !region) throw new Error("nobody publishes");
    const answers = { ...moveInAnswers(), region };
    const order = endpointCall("requests.create", requestBody({ answers, region_code: region }));
    const response = await fetch(this.#market.origin + order.url, {
      method: order.method,
      body: order.body ?? null,
      headers: {
        cookie: Object.entries(caller.cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join("; "),
        "content-type": "application/json",
        "x-csrftoken": caller.cookies["csrftoken"] ?? "",
        "idempotency-key": ids.next(),
      },
    });
    if (response.status === 201) {
      const { id } = (await response.clone().json()) as { id: string };
      this.#published.push(id);
    }
    return response;
  }

  /** How many that were acknowledged are missing. */
  async lost(): Promise<number> {
    const [row] = await this.#market.sql<{ kept: number }[]>`
      SELECT count(*)::int AS kept FROM requests WHERE id = ANY(${this.#published})`;
    return this.#published.length - (row?.kept ?? 0);
  }
}
