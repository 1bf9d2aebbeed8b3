/**
 * The full URL of a path of our own, out of text that came from outside; null for what is none. Put behind our
 * origin as it is, so that no spelling of another host ("//evil", "/\evil") can name one.
 */
export function ownUrl(origin: string, path: string): string | null {
  // White space and control characters vanish inside URL parsers; a backslash is read as a slash.
  if (!path.startsWith("/") || path.startsWith("//")) return null;
  if (/[\\\p{Cc}\p{Z}\ufeff]/u.test(path)) return null;
  const ours = URL.parse(origin)?.origin;
  const url = URL.parse(origin + path);
  if (!url || url.origin !== ours || url.pathname.startsWith("//")) return null;
  return url.href;
}
