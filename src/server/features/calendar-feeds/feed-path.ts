import { createHmac } from "node:crypto";
import { equals } from "../../platform/csrf/token.ts";

/**
 * Where a calendar subscribes to a feed. The id is signed: whoever reads the table without the secret has no address,
 * and the person may see their own again.
 */
export function feedPath(feedId: string, secret: string): string {
  const name = Buffer.from(feedId.replaceAll("-", ""), "hex").toString("base64url");
  return `/calendar/${name}.${sign(name, secret)}/somssi.ics`;
}

/** The feed that a token was signed for; null for one that we never signed. */
export function readFeedToken(token: string, secret: string): string | null {
  const [name = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || !/^[\w-]{22}$/.test(name)) return null;
  if (!equals(signature, sign(name, secret))) return null;
  return Buffer.from(name, "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function sign(name: string, secret: string): string {
  return createHmac("sha256", secret).update(`calendar:${name}`).digest("base64url");
}
