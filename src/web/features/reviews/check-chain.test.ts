import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { appendLink, GENESIS_HASH, type ChainLink } from "#domain/review/chain.ts";
import { checkChain } from "./check-chain.ts";

type Page = Output<"pro.reviews.chain">;

function chainOf(...reviewIds: string[]): ChainLink[] {
  const links: ChainLink[] = [];
  for (const review_id of reviewIds) {
    links.push(
      appendLink(links.at(-1) ?? null, {
        review_id,
        event: "written",
        at: "2027-02-01T09:00:00+09:00",
        content: { body: `후기 ${links.length}` },
      }),
    );
  }
  return links;
}

/** Serves links two at a time, as the endpoint would. */
function pagesOf(links: readonly ChainLink[]) {
  const asked: (string | undefined)[] = [];
  const loadPage = (cursor: string | undefined): Promise<Page> => {
    asked.push(cursor);
    const from = Number(cursor ?? 0);
    const next = from + 2 < links.length ? String(from + 2) : null;
    return Promise.resolve({ items: links.slice(from, from + 2), next });
  };
  return { asked, loadPage };
}

it("counts reviews and links over all pages and names the last hash", async () => {
  const links = chainOf("a", "b", "a", "c", "b");
  const { asked, loadPage } = pagesOf(links);
  expect(await checkChain(loadPage)).toEqual({
    ok: true,
    reviews: 3,
    links: 5,
    head: links[4]?.hash,
  });
  expect(asked).toEqual([undefined, "2", "4"]);
});

it("accepts a pro without any record", async () => {
  expect(await checkChain(pagesOf([]).loadPage)).toEqual({
    ok: true,
    reviews: 0,
    links: 0,
    head: GENESIS_HASH,
  });
});

it("names the first broken link and asks for no further page", async () => {
  const links = chainOf("a", "b", "c", "d", "e", "f");
  const forged = links.map((link, index) =>
    index === 2 ? { ...link, content: { body: "다른 말" } } : link,
  );
  const { asked, loadPage } = pagesOf(forged);
  expect(await checkChain(loadPage)).toEqual({ ok: false, brokenAt: 3, problem: "content" });
  expect(asked).toEqual([undefined, "2"]);
});

it("notices a link left out between two pages", async () => {
  const links = chainOf("a", "b", "c", "d").toSpliced(2, 1);
  expect(await checkChain(pagesOf(links).loadPage)).toMatchObject({ ok: false, brokenAt: 3 });
});

it("rejects when a page cannot be had", async () => {
  await expect(checkChain(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});
