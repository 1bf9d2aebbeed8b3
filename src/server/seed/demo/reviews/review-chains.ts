import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { JsonValue } from "#domain/review/canonical-json.ts";
import { appendLink, type ChainEvent, type ChainLink } from "#domain/review/chain.ts";
import type { MarketRows } from "../market-rows.ts";

interface ChainEntry {
  proId: string;
  reviewId: string;
  event: ChainEvent;
  content: JsonValue;
  /** Epoch ms. */
  at: number;
}

/** Gathers what happened to reviews, in any order, and links each pro's in order of time. */
export class ReviewChains {
  readonly #entries: ChainEntry[] = [];

  add(entry: ChainEntry): void {
    this.#entries.push(entry);
  }

  link(rows: MarketRows): void {
    for (const [proId, entries] of Map.groupBy(this.#entries, (entry) => entry.proId)) {
      let last: ChainLink | null = null;
      for (const { reviewId, event, content, at } of entries.toSorted((a, b) => a.at - b.at)) {
        const link: ChainLink = appendLink(last, {
          review_id: reviewId,
          event,
          at: seoulIso(at),
          content,
        });
        last = link;
        rows.review_chain.push({ pro_id: proId, ...link, content, at: new Date(at) });
      }
    }
  }
}
