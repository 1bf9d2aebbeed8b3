import type { IncomingMessage } from "node:http";

/**
 * What a request line asks for, as a path. Programs that take us for a proxy write the whole URL; which host
 * it names is checked with the headers (`namesOtherHost`).
 */
export function pathOfTarget(request: IncomingMessage & { originalUrl?: string }): string {
  const target = request.url ?? "/";
  if (target.startsWith("/")) return target;
  const url = absoluteUrl(target);
  if (!url) return target;
  request.originalUrl = target;
  return url.pathname + url.search;
}

/** Whether the request line carries a whole URL, of a host that is not the one at `origin`. */
export function namesOtherHost(target: string, origin: string): boolean {
  if (target.startsWith("/")) return false;
  const url = absoluteUrl(target);
  return url !== null && url.host !== URL.parse(origin)?.host;
}

/** A request has one host: with two, whatever stands before us may have believed the other. */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === "host").length === 1;
}

function absoluteUrl(target: string): URL | null {
  return /^https?:\/\//i.test(target) ? URL.parse(target) : null;
}
