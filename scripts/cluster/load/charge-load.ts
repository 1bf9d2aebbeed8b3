import { join } from "node:path";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { checkLedger, type BrokenInvariants } from "#server/commands/check-ledger.ts";
import { findProducts } from "#server/features/memberships/products.ts";
import {
  createEmulatorControl,
  type EmulatorControl,
} from "#server/gateways/payment/emulator-control.ts";
import { readRecordedPayments } from "#server/gateways/payment/emulator/record.ts";
import { shareEmulator } from "#server/gateways/payment/share-emulator.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { systemRandom } from "#server/platform/random.ts";
import { originOf } from "../product-processes.ts";
import type { Cluster } from "../state.ts";
import { until } from "../until.ts";
import { signInBuyers } from "./buyers.ts";
import { callAs } from "./call.ts";
import { verdictOnCharges, type ChargeVerdict, type Purchase } from "./charge-verdict.ts";
import { Retries } from "./retry.ts";
import type { Cookies } from "./sign-in.ts";

/** What was left open is asked for each minute, and given up after some of them. */
const DECIDED_WITHIN_MS = 600_000;

/** Pros of the demo market who buy credits, each time with a new card, until stopped. */
export class ChargeLoad {
  readonly purchases: Purchase[] = [];
  readonly #parts: ChargeParts;
  readonly #ids = createIds(systemClock, systemRandom);
  readonly #retries = new Retries();
  readonly #timer: NodeJS.Timeout;
  #begun = 0;

  private constructor(parts: ChargeParts, perSecond: number) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#begin(), 1_000 / perSecond);
  }

  static async start(cluster: Cluster, perSecond: number): Promise<ChargeLoad> {
    const { folders, secrets, ownerUrl } = cluster;
    const sql = openDatabase({ url: ownerUrl, max: 2, applicationName: "somssi-cluster" });
    const buyers = await signInBuyers(sql, secrets.session);
    const pack = (await findProducts(sql, seoulDay(Date.now()))).find(
      ({ kind, for_sale }) => kind === "pack" && for_sale,
    );
    if (!pack) throw new OperatorError("팔고 있는 크레딧 묶음이 없어요.");
    const { address, stop } = await shareEmulator(folders.product);
    return new ChargeLoad(
      {
        sql,
        buyers,
        packId: pack.id,
        origin: originOf(cluster),
        gateway: createEmulatorControl(address),
        record: join(folders.product, "gateway", "record.jsonl"),
        close: async () => {
          await sql.end({ timeout: 5 });
          await stop();
        },
      },
      perSecond,
    );
  }

  /** Whether the gateway's own record and the database agree with what buyers have been told so far. */
  async verdict(): Promise<ChargeVerdict> {
    const { sql, record } = this.#parts;
    // First of all: what is told after this may stand nowhere yet.
    const purchases = this.purchases.map((purchase) => ({ ...purchase }));
    const payments = readRecordedPayments(record);
    const told = purchases.flatMap((purchase) => purchase.told?.topUpId ?? []);
    const rows = await sql<{ id: string }[]>`
      SELECT id FROM top_ups WHERE id = ANY(${told}) AND state = 'settled'`;
    return verdictOnCharges(purchases, payments, new Set(rows.map(({ id }) => id)));
  }

  /** Begins no more, waits until each charge is decided, and checks the books against the gateway's record. */
  async stop(): Promise<ChargeVerdict & { broken: BrokenInvariants }> {
    const { sql, record, close } = this.#parts;
    clearInterval(this.#timer);
    try {
      await this.#retries.settle();
      await until("결정되지 않은 결제가 남았어요.", DECIDED_WITHIN_MS, async () => {
        const open = await sql`
          SELECT FROM payments WHERE status = 'pending' AND top_up_id IS NOT NULL LIMIT 1`;
        return open.length === 0;
      });
      const verdict = await this.verdict();
      return { ...verdict, broken: await checkLedger(sql, readRecordedPayments(record)) };
    } finally {
      await close();
    }
  }

  #begin(): void {
    const { buyers } = this.#parts;
    const buyer = buyers[this.#begun++ % buyers.length];
    if (buyer) this.#retries.follow(this.#buy(buyer));
  }

  async #buy(buyer: Cookies): Promise<void> {
    const { gateway, origin, packId } = this.#parts;
    // Whoever gets no card buys nothing: its process may just be changing places.
    const billingKey = await gateway.issueKey("card").catch(() => null);
    if (billingKey === null) return;
    const purchase: Purchase = { id: this.#ids.next(), tries: [], billingKey, told: null };
    this.purchases.push(purchase);
    const order = { product_id: packId, billing_key: billingKey };
    const body = await this.#retries.untilAcknowledged(purchase, () =>
      callAs(origin, buyer, "credits.topUps.buy", order, { "idempotency-key": purchase.id }),
    );
    const answer = body as { payment: "paid" | "pending"; top_up: { id: string } } | null;
    if (answer) purchase.told = { topUpId: answer.top_up.id, payment: answer.payment };
  }
}

interface ChargeParts {
  sql: Sql;
  buyers: Cookies[];
  packId: string;
  origin: string;
  gateway: Pick<EmulatorControl, "issueKey">;
  /** The gateway's own, one line per thing that happened. */
  record: string;
  close: () => Promise<void>;
}
