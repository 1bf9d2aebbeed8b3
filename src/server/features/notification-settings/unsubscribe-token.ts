import { createHmac } from "node:crypto";
import { NOTICE_GROUPS, type NoticeGroup } from "#domain/notice/notice-groups.ts";
import { equals } from "../../platform/csrf/token.ts";

/** Whose letters of which group a link switches off. */
export interface Unsubscription {
  accountId: string;
  group: NoticeGroup;
}

/**
 * The path of a letter's link. It names a person and a group and is signed, so it opens nothing else, needs no row and
 * never ends: a letter may be years old when somebody has had enough.
 */
export function unsubscribePath({ accountId, group }: Unsubscription, secret: string): string {
  const person = Buffer.from(accountId.replaceAll("-", ""), "hex").toString("base64url");
  return `/unsubscribe/${person}.${group}.${sign(person, group, secret)}`;
}

/** What a token was signed for; null for one that we never signed. */
export function readUnsubscribeToken(token: string, secret: string): Unsubscription | null {
  const [person = "", group, signature = "", ...more] = token.split(".");
  const known = NOTICE_GROUPS.find((one) => one === group);
  if (known === undefined || more.length > 0 || !/^[\w-]{22}$/.test(person)) return null;
  const accountId = Buffer.from(person, "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return equals(signature, sign(person, known, secret)) ? { accountId, group: known } : null;
}

/** Over the letters as they stand in the link: others may spell the same person. */
function sign(person: string, group: NoticeGroup, secret: string): string {
  return createHmac("sha256", secret).update(`unsubscribe:${group}:${person}`).digest("base64url");
}
