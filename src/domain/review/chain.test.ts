import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GENESIS_HASH, appendLink, contentHash, verifyChain } from "./chain.ts";
import type { ChainLink } from "./chain.ts";

const link = (body: string) => ({
  review_id: "0190",
  event: "written" as const,
  at: "2027-02-01T09:00:00+09:00",
  content: { body, rating: 5 },
});

const chainOf = (...bodies: string[]): ChainLink[] => {
  const links: ChainLink[] = [];
  for (const body of bodies) links.push(appendLink(links.at(-1) ?? null, link(body)));
  return links;
};

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

describe("a link", () => {
  it("has the SHA-256 that anyone gets from what is published", () => {
    const content_hash = sha256('{"body":"좋아요","rating":5}');
    const text =
      `${GENESIS_HASH}\n{"at":"2027-02-01T09:00:00+09:00","content_hash":"${content_hash}",` +
      `"event":"written","position":1,"review_id":"0190"}`;
    expect(contentHash({ body: "좋아요", rating: 5 })).toBe(content_hash);
    expect(appendLink(null, link("좋아요"))).toEqual({
      ...link("좋아요"),
      position: 1,
      content_hash,
      previous_hash: GENESIS_HASH,
      hash: sha256(text),
    });
  });
});

describe("verifyChain", () => {
  it("accepts a chain from its first link, and no links at all", () => {
    const links = chainOf("하나", "둘", "셋");
    expect(verifyChain(links)).toEqual({ ok: true, length: 3, head: links[2]?.hash });
    expect(verifyChain([])).toEqual({ ok: true, length: 0, head: GENESIS_HASH });
  });
  it("goes on behind a link verified before", () => {
    const links = chainOf("하나", "둘", "셋");
    expect(verifyChain(links.slice(1), links[0])).toEqual(verifyChain(links));
  });
  it("accepts content whose names come in another order", () => {
    const [first] = chainOf("하나");
    const turned = { ...first, content: { rating: 5, body: "하나" } } as ChainLink;
    expect(verifyChain([turned]).ok).toBe(true);
  });
  it.each([
    ["content", { content: { body: "다른 말", rating: 5 } }, "content"],
    ["content and its hash", { content: "x", content_hash: contentHash("x") }, "hash"],
    ["time", { at: "2027-02-02T09:00:00+09:00" }, "hash"],
    ["event", { event: "edited" }, "hash"],
    ["review", { review_id: "0191" }, "hash"],
    ["hash", { hash: "f".repeat(64) }, "hash"],
    ["previous hash", { previous_hash: "f".repeat(64) }, "previous_hash"],
    ["position", { position: 9 }, "position"],
  ])("names the link whose %s was changed", (_, change, problem) => {
    const links = chainOf("하나", "둘", "셋");
    const forged = links.map((one, index) =>
      index === 1 ? ({ ...one, ...change } as ChainLink) : one,
    );
    expect(verifyChain(forged)).toEqual({ ok: false, brokenAt: 2, problem });
  });
  it("accepts a link whose content is withheld, not one whose content hash was changed", () => {
    const links = chainOf("하나", "둘").map((one) => ({ ...one, content: undefined }));
    expect(verifyChain(links).ok).toBe(true);
    const forged = { ...links[0], content_hash: "f".repeat(64) } as ChainLink;
    expect(verifyChain([forged])).toEqual({ ok: false, brokenAt: 1, problem: "hash" });
  });
  it("notices a link made anew with a hash of its own, at the next one", () => {
    const links = chainOf("하나", "둘", "셋");
    const forged = appendLink(links[0] ?? null, link("바꾼 말"));
    expect(verifyChain([links[0], forged, links[2]] as ChainLink[])).toEqual({
      ok: false,
      brokenAt: 3,
      problem: "previous_hash",
    });
  });
  it("accepts every chain that was appended and none from which an inner link is missing", () => {
    const bodies = fc.array(fc.string(), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(bodies, fc.nat(), (texts, pick) => {
        const links = chainOf(...texts);
        expect(verifyChain(links).ok).toBe(true);
        const missing = pick % (links.length - 1);
        expect(verifyChain(links.toSpliced(missing, 1))).toMatchObject({
          ok: false,
          brokenAt: missing + 1,
        });
      }),
    );
  });
});
