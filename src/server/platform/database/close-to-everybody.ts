import { errorCode } from "../system-error.ts";
import { connectOnce } from "./connect-to.ts";

/** Somebody else's to take away; or another start takes it away at this moment. */
const LEFT_TO_OTHERS = new Set(["42501", "XX000"]);

/**
 * Takes from everybody what a server gives to everybody and nobody needs here: tables of a session's own, which could
 * stand before ours, and, in databases that come from PostgreSQL 14, making tables among ours. Only the owner of the
 * database may; for another one nothing changes.
 */
export async function closeToEverybody(ownerUrl: string): Promise<void> {
  const owner = connectOnce(ownerUrl);
  try {
    const [open] = await owner<{ database: string; temporary: boolean; tables: boolean }[]>`
      select quote_ident(current_database()) as database,
             has_database_privilege('public', current_database(), 'TEMPORARY') as temporary,
             has_schema_privilege('public', 'public', 'CREATE') as tables`;
    if (!open) return;
    const statements = [
      ...(open.temporary ? [`revoke temporary on database ${open.database} from public`] : []),
      ...(open.tables ? ["revoke create on schema public from public"] : []),
    ];
    for (const statement of statements) {
      await owner.unsafe(statement).catch((error: unknown) => {
        if (!LEFT_TO_OTHERS.has(errorCode(error) ?? "")) throw error;
      });
    }
  } finally {
    await owner.end();
  }
}
