import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./canonical-json.ts";
import type { JsonValue } from "./canonical-json.ts";

export const CHAIN_EVENTS = ["written", "edited", "deleted_by_author", "deleted_by_staff"] as const;
export type ChainEvent = (typeof CHAIN_EVENTS)[number];

/** What one link fixes for ever. */
export type LinkFacts = {
  /** 1, 2, 3 … among the links of one pro. */
  position: number;
  review_id: string;
  event: ChainEvent;
  /** ISO 8601 in whole seconds, exactly as published ("2027-02-01T09:00:00+09:00"). */
  at: string;
  /** `contentHash` of the version written, or of the reason of a deletion. */
  content_hash: string;
};

export type ChainLink = LinkFacts & {
  /** Left out where the law forbids to show it; the chain can still be verified by its hash. */
  content?: JsonValue;
  previous_hash: string;
  hash: string;
};

/** The `previous_hash` of the first link. */
export const GENESIS_HASH = "0".repeat(64);

/** SHA-256, in lower-case hex, of the canonical JSON of a link's content. */
export function contentHash(content: JsonValue): string {
  return sha256Hex(canonicalJson(content));
}

/**
 * The hash of a link, in lower-case hex: SHA-256 of the previous hash, a line break and the canonical
 * JSON of { at, content_hash, event, position, review_id }. Anyone can compute it again.
 */
export function nextHash(previousHash: string, link: LinkFacts): string {
  const { position, review_id, event, at, content_hash } = link;
  const text = canonicalJson({ position, review_id, event, at, content_hash });
  return sha256Hex(`${previousHash}\n${text}`);
}

/** The next link of a chain, behind its last one (null for the first). */
export function appendLink(
  last: Pick<ChainLink, "position" | "hash"> | null,
  link: Omit<LinkFacts, "position" | "content_hash"> & { content: JsonValue },
): ChainLink {
  const previous_hash = last?.hash ?? GENESIS_HASH;
  const position = (last?.position ?? 0) + 1;
  const facts = { ...link, position, content_hash: contentHash(link.content) };
  return { ...facts, previous_hash, hash: nextHash(previous_hash, facts) };
}

function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export type ChainVerdict =
  | { ok: true; length: number; head: string }
  | { ok: false; brokenAt: number; problem: "position" | "previous_hash" | "content" | "hash" };

/**
 * Verifies links in order of position, from the first one or behind `after`. `brokenAt` is the
 * position that the first broken link ought to have: a link changed, left out or put in.
 */
export function verifyChain(
  links: readonly ChainLink[],
  after: Pick<ChainLink, "position" | "hash"> | null = null,
): ChainVerdict {
  let position = after?.position ?? 0;
  let head = after?.hash ?? GENESIS_HASH;
  for (const link of links) {
    position += 1;
    if (link.position !== position) return { ok: false, brokenAt: position, problem: "position" };
    if (link.previous_hash !== head) {
      return { ok: false, brokenAt: position, problem: "previous_hash" };
    }
    if (link.content !== undefined && link.content_hash !== contentHash(link.content)) {
      return { ok: false, brokenAt: position, problem: "content" };
    }
    if (link.hash !== nextHash(head, link)) {
      return { ok: false, brokenAt: position, problem: "hash" };
    }
    head = link.hash;
  }
  return { ok: true, length: position, head };
}
