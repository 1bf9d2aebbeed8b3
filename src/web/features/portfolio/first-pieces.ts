import { endpointPages } from "#web/platform/api/query-options.ts";

/** Two rows on a desktop, three on a phone. */
const AT_ONCE = 6;

/** What a pro's page shows of their portfolio at first. */
export function firstPieces(proId: string) {
  return endpointPages("pro.portfolio", { proId, limit: AT_ONCE });
}
