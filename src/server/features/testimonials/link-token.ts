import { createHash, createHmac } from "node:crypto";
import type { Random } from "../../platform/random.ts";

/** The secret of an invitation's link, 256 bits. Only its hash is stored. */
export function newLinkToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString("base64url");
}

export function linkTokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Behind the "#": what stands there stays in the browser and is in no log, referrer or preview. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/testimonial#${token}`;
}

/** By which a contact is known again once it is no longer kept; without the key nobody can try numbers out. */
export function contactHash(contact: string, proId: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`testimonial-contact:${proId}:${contact}`).digest();
}
