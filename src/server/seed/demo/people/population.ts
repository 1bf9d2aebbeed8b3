import { HOUR_MS } from "#domain/calendar/durations.ts";
import { isMatch } from "#domain/request/matching.ts";
import type { AccountRow } from "../market-rows.ts";
import type { DemoService, Market } from "../market.ts";
import type { DemoRegion } from "../demo-regions.ts";
import { addAccount } from "./add-account.ts";
import { matchFactsOf, type DemoPro } from "./demo-pro.ts";
import { personName } from "./pro-names.ts";

const NEW_CUSTOMER = 0.3;
/** Nobody asks for the same service again so soon, in ms. */
const SAME_SERVICE_AFTER = 70 * 24 * HOUR_MS;
/** Every so many customers one has blocked a pro. */
const BLOCKS_EVERY = 60;

interface Asked {
  account: AccountRow;
  /** When they last asked for each service, epoch ms. */
  lastAsked: Map<string, number>;
}

/** Everybody in the market: pros to match with requests, and customers to make them. */
export class Population {
  readonly pros: readonly DemoPro[];
  readonly #market: Market;
  readonly #byService: ReadonlyMap<string, readonly DemoPro[]>;
  readonly #customers = new Map<string, Asked[]>();
  readonly #blocks = new Set<string>();
  #made = 0;

  constructor(market: Market, pros: readonly DemoPro[]) {
    this.#market = market;
    this.pros = pros;
    const offers = pros.flatMap((pro) => [...pro.services].map((slug) => ({ slug, pro })));
    const grouped = Map.groupBy(offers, ({ slug }) => slug);
    this.#byService = new Map(
      [...grouped].map(([slug, list]) => [slug, list.map(({ pro }) => pro)]),
    );
  }

  /** Who receives a request published at `at`, by the rule of domain/request/matching. */
  recipients(request: {
    customerId: string;
    service: DemoService;
    region: DemoRegion | null;
    at: number;
  }): DemoPro[] {
    const { service, customerId, region, at } = request;
    const asked = {
      customer_id: customerId,
      service_slug: service.slug,
      si_gun_gu_code: region && region.code,
      required_certificates: service.required_certificates,
    };
    return (this.#byService.get(service.slug) ?? []).filter((pro) =>
      isMatch({
        pro: matchFactsOf(pro, service.slug, at),
        request: asked,
        blockedEitherWay: this.#blocks.has(`${customerId} ${pro.id}`),
      }),
    );
  }

  /**
   * A customer of this part of the country who asks for a service at an instant. Ask in order of time,
   * or nobody asks twice: an account is made shortly before its first request.
   */
  customer(siDo: string, service: string, at: number): AccountRow {
    const dice = this.#market.dice.stream(`customer/${this.#made}/${at - this.#market.now}`);
    const neighbours = this.#customers.get(siDo) ?? [];
    this.#customers.set(siDo, neighbours);
    const free = neighbours.filter(
      ({ account, lastAsked }) =>
        account.created_at.getTime() < at &&
        Math.abs(at - (lastAsked.get(service) ?? -Infinity)) > SAME_SERVICE_AFTER,
    );
    if (free.length > 0 && !dice.chance(NEW_CUSTOMER)) {
      const again = dice.pick(free);
      again.lastAsked.set(service, at);
      return again.account;
    }
    this.#made += 1;
    const account = addAccount(this.#market, {
      email: `customer${String(this.#made).padStart(4, "0")}@demo.somssi.kr`,
      name: personName(this.#market, dice),
      at: at - Math.round(dice.between(0.2, 30) * HOUR_MS),
    });
    neighbours.push({ account, lastAsked: new Map([[service, at]]) });
    if (this.#made % BLOCKS_EVERY === 0) {
      this.#block(account, dice.pick(this.pros.filter(({ home }) => home.code.startsWith(siDo))));
    }
    return account;
  }

  #block(account: AccountRow, pro: DemoPro): void {
    this.#blocks.add(`${account.id} ${pro.id}`);
    this.#market.rows.account_blocks.push({
      blocker_id: account.id,
      blocked_id: pro.accountId,
      created_at: account.created_at,
    });
  }
}
