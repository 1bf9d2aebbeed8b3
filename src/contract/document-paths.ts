/** What answers with a document instead of JSON: the list of these endpoints, and what is there for search engines. */
export const documentPaths = {
  page: "/api/docs",
  json: "/api/docs/json",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  /** Before the parts of the sitemap. */
  sitemaps: "/sitemaps",
  /** Before the pictures of pages, as they show where a link is shared. */
  pictures: "/og",
} as const;
