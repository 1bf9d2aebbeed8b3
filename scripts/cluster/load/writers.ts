import type { Sql } from "#server/platform/database/sql.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { signIn, type Cookies } from "./sign-in.ts";

/** Somebody of the demo market who may write in a conversation, signed in. */
export interface Writer {
  quoteId: string;
  cookies: Cookies;
}

const MOST = 120;

/** Pros whose work runs or is done, each in one conversation of theirs: they may write there whatever else happens. */
export async function signInWriters(sql: Sql, sessionSecret: string): Promise<Writer[]> {
  const rows = await sql<{ quote_id: string; account_id: string }[]>`
    SELECT DISTINCT ON (p.account_id) q.id AS quote_id, p.account_id
      FROM quotes q
      JOIN requests r ON r.id = q.request_id AND r.state IN ('hired', 'completed')
      JOIN pro_profiles p ON p.id = q.pro_id AND p.state = 'approved'
     WHERE q.state = 'hired'
     ORDER BY p.account_id, q.id LIMIT ${MOST}`;
  if (rows.length === 0) throw new OperatorError("쓸 대화가 없어요. 데모 마켓이 있어야 해요.");
  return Promise.all(
    rows.map(async ({ quote_id, account_id }) => ({
      quoteId: quote_id,
      cookies: await signIn(sql, account_id, sessionSecret),
    })),
  );
}
