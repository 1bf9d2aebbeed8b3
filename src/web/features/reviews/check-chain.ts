import type { Output } from "#contract/registry.ts";
import {
  GENESIS_HASH,
  verifyChain,
  type ChainLink,
  type ChainVerdict,
} from "#domain/review/chain.ts";

type Page = Output<"pro.reviews.chain">;

export type ChainResult =
  | {
      ok: true;
      /** How many reviews the links are about, shown or not. */
      reviews: number;
      links: number;
      /** Hash of the last link. */
      head: string;
    }
  | Extract<ChainVerdict, { ok: false }>;

/**
 * Computes a pro's whole chain anew, page by page, and stops at the first link that does not follow from what
 * stands before it. Rejects when a page cannot be had.
 */
export async function checkChain(
  loadPage: (cursor: string | undefined) => Promise<Page>,
): Promise<ChainResult> {
  const reviews = new Set<string>();
  let last: Pick<ChainLink, "position" | "hash"> = { position: 0, hash: GENESIS_HASH };
  let cursor: string | undefined;
  do {
    const page = await loadPage(cursor);
    const links = page.items as ChainLink[];
    const verdict = verifyChain(links, last);
    if (!verdict.ok) return verdict;
    for (const link of links) reviews.add(link.review_id);
    last = { position: verdict.length, hash: verdict.head };
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return { ok: true, reviews: reviews.size, links: last.position, head: last.hash };
}
