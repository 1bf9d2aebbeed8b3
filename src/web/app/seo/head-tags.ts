import { PRODUCT_NAME } from "#domain/brand/name.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { PublicPage } from "./public-page.ts";
import type { Thing } from "./things.ts";

/** Marks what was true of the page that was asked for; it goes when the person moves on to another. */
const ARRIVAL = "data-arrival";

const PICTURE = { width: "1200", height: "630", type: "image/png" };

/** Head tags of a page that is to be found: what it is, where it is, and how its link looks. */
export function publicTags(
  page: PublicPage,
  { origin, title, nonce }: { origin: string; title: string; nonce: string },
): string {
  const url = origin + page.path;
  const { picture, path: picturePath } = page.picture;
  return [
    meta("name", "description", page.description),
    `<link ${ARRIVAL}="" rel="canonical" href="${escapeHtml(url)}"/>`,
    meta("property", "og:site_name", PRODUCT_NAME),
    meta("property", "og:locale", "ko_KR"),
    meta("property", "og:type", page.type ?? "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", page.description),
    meta("property", "og:url", url),
    meta("property", "og:image", origin + picturePath),
    meta("property", "og:image:type", PICTURE.type),
    meta("property", "og:image:width", PICTURE.width),
    meta("property", "og:image:height", PICTURE.height),
    meta("property", "og:image:alt", `${picture.label} ${picture.title}`),
    meta("name", "twitter:card", "summary_large_image"),
    structuredData(page.things, nonce),
  ].join("");
}

/** Those of a page that no search engine keeps: it is somebody's own, a step on the way, or not there. */
export function unlistedTags(): string {
  return meta("name", "robots", "noindex");
}

/** Things as a data block. No text in it can end the block or begin another. */
export function structuredData(things: readonly Thing[], nonce: string): string {
  if (things.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const start = `<script ${ARRIVAL}="" type="application/ld+json" nonce="${escapeHtml(nonce)}">`;
  return `${start}${json}</script>`;
}

function meta(key: "name" | "property", name: string, content: string): string {
  return `<meta ${ARRIVAL}="" ${key}="${name}" content="${escapeHtml(content)}"/>`;
}
