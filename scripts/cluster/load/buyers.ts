import type { Sql } from "#server/platform/database/sql.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { signIn, type Cookies } from "./sign-in.ts";

/** So many that each of them buys a few times an hour, as the product lets them. */
const MOST = 200;

/** Pros of the demo market who may buy credits, signed in: none with a membership, which a new card would pay from then on. */
export async function signInBuyers(sql: Sql, sessionSecret: string): Promise<Cookies[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT a.id FROM accounts a JOIN pro_profiles p ON p.account_id = a.id AND p.state = 'approved'
     WHERE a.phone_verified_at IS NOT NULL AND a.status = 'active'
       AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.account_id = a.id)
     ORDER BY a.id LIMIT ${MOST}`;
  if (rows.length === 0) throw new OperatorError("크레딧을 충전할 고수가 없어요.");
  return Promise.all(rows.map(({ id }) => signIn(sql, id, sessionSecret)));
}
