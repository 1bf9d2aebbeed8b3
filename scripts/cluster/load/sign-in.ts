import { systemClock } from "#server/platform/clock.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { openSession } from "#server/platform/session/session-store.ts";

/** Of somebody who is signed in. */
export interface Cookies {
  sessionid: string;
  csrftoken: string;
}

const ids = createIds(systemClock, systemRandom);

export async function signIn(sql: Sql, accountId: string, sessionSecret: string): Promise<Cookies> {
  const { sessionId, token } = await openSession(sql, {
    accountId,
    userAgent: "cluster",
    now: systemClock.now(),
    ids,
    random: systemRandom,
  });
  return { sessionid: token, csrftoken: newCsrfToken(systemRandom, sessionSecret, sessionId) };
}
