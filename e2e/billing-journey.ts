import type { Page } from "@playwright/test";
import { deleteProductData, startProduct } from "#test/product.ts";
import { arrive, test as journey } from "./journey.ts";
import { openMarket, type Market } from "./market.ts";

export { expect } from "@playwright/test";

export const LIGHT = "라이트";
export const STANDARD = "스탠다드";

/** A product of these journeys alone, because they move its clock. */
interface Shop {
  market: Market;
  /** Moves the product's clock on to an instant, or by a duration ("P1D"), and does all that falls due. */
  moveClock: (move: { to: string } | { advance: string }) => Promise<void>;
  now: () => Date;
  stop: () => Promise<void>;
}

async function openShop(): Promise<Shop> {
  const product = await startProduct({ env: { SEED: "none", LOG_LEVEL: "info" } });
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const market = await openMarket(product.origin, product.dataDir, now);
  const operator = await market.account();
  return {
    market,
    now,
    moveClock: async (move) => {
      const moved = await (await market.signIn(operator)).call("dev.clock.set", move);
      aheadMs = Date.parse(moved.now) - Date.now();
    },
    stop: async () => {
      await market.close();
      await product.stop();
      await deleteProductData(product.dataDir);
    },
  };
}

export const test = journey.extend<object, { shop: Shop }>({
  shop: [
    async ({}, provide) => {
      const shop = await openShop();
      await provide(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  market: [({ shop }, provide) => provide(shop.market), { scope: "worker" }],
  baseURL: ({ market }, provide) => provide(market.origin),
});

/** Opens the page on which a plan is bought, by the way that a person takes. */
export async function choosePlan(page: Page, planName: string): Promise<void> {
  await arrive(page, "/membership/plans");
  await page.getByRole("link", { name: `${planName} 시작하기` }).click();
  await page.getByRole("heading", { level: 1, name: "멤버십 시작하기" }).waitFor();
}
