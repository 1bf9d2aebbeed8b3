import type { Output } from "#contract/registry.ts";
import { typicalAmount } from "#domain/won/spoken-won.ts";

/** What half of the deals came to, as pages show it; in won. */
export interface AgreedPrices {
  low: number;
  high: number;
  /** Deals counted. */
  count: number;
}

type Guide = Pick<Output<"prices.get">, "agreed" | "n">;
type Listed = Pick<Output<"prices.list">["items"][number], "basis" | "price" | "n">;

/** Of a guide; null while it only has an example, which nobody ever agreed on. */
export function agreedPrices(guide: Guide | undefined): AgreedPrices | null {
  if (!guide?.agreed || guide.n === null) return null;
  const { p25, p75 } = guide.agreed.percentiles;
  return { low: typicalAmount(p25), high: typicalAmount(p75), count: guide.n };
}

/** The same of a service in the list of prices. */
export function listedPrices(listed: Listed | undefined): AgreedPrices | null {
  if (!listed?.price || listed.basis !== "agreed") return null;
  const { low, high } = listed.price;
  return { low: typicalAmount(low), high: typicalAmount(high), count: listed.n };
}
