/** One URL of a sitemap or of its index: a path of ours, and when what is there last changed if that is known. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date | null;
}

const START = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of sitemaps. */
export function sitemapIndexXml(origin: string, parts: readonly SitemapEntry[]): string {
  return listXml("sitemapindex", "sitemap", origin, parts);
}

/** One sitemap. */
export function sitemapXml(origin: string, pages: readonly SitemapEntry[]): string {
  return listXml("urlset", "url", origin, pages);
}

function listXml(
  list: string,
  item: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${changed}</${item}>\n`;
  });
  return `${START}<${list} ${NAMESPACE}>\n${items.join("")}</${list}>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
