/**
 * A number from 0 to 2^32 − 1 that orders equal pros differently for each request, and always the same
 * for one (FNV-1a over UTF-16 code units). By id alone the oldest account would win every tie.
 */
export function tieBreak(requestId: string, proId: string): number {
  let hash = 0x811c9dc5;
  const text = `${requestId}\n${proId}`;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
