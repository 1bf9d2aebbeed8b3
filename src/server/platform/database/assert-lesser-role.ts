import { OperatorError } from "../operator-error.ts";
import type { Sql } from "./sql.ts";

interface RoleFacts {
  /** The login or a role that it can become. */
  name: string;
  /** May do something on the server that leads to everything else. */
  rules: boolean;
  /** May make tables, or owns some. */
  shapes: boolean;
}

interface LedgerRights {
  login: string;
  name: string;
  /** Tables that are only ever added to and that it could rewrite. */
  tables: string[];
}

/**
 * Refuses a login that rules the server or could change tables, by itself or as a role that it can become. Any
 * connection to the database may ask; before the login has been given anything.
 */
export async function assertNoRuler(sql: Sql, login: string): Promise<void> {
  const [open] = await sql<{ schema: string }[]>`
    SELECT quote_ident(nspname) AS schema FROM pg_namespace
     WHERE nspname !~ '^(pg_|information_schema$)' AND has_schema_privilege('public', oid, 'CREATE')
     ORDER BY 1 LIMIT 1`;
  if (open) {
    throw new OperatorError(
      `DATABASE_URL: 아무 역할이나 스키마 ${open.schema}에 표를 만들 수 있어요. 데이터베이스 관리자로 REVOKE CREATE ON SCHEMA ${open.schema} FROM PUBLIC; 을 실행해 주세요.`,
    );
  }
  const roles = await sql<RoleFacts[]>`
    SELECT r.rolname AS name,
           r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication OR r.rolbypassrls
             OR r.rolname IN ('pg_execute_server_program', 'pg_write_server_files') AS rules,
           has_database_privilege(r.oid, current_database(), 'CREATE')
             OR EXISTS (SELECT FROM pg_namespace n WHERE n.nspname !~ '^(pg_|information_schema$)'
                         AND has_schema_privilege(r.oid, n.oid, 'CREATE'))
             OR EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid) AS shapes
      FROM pg_roles r WHERE pg_has_role(${login}, r.oid, 'MEMBER')
     -- What a role is itself before what it can become.
     ORDER BY r.rolname = ${login} DESC, r.rolname`;
  for (const { name, rules, shapes } of roles) {
    if (rules) throw tooMuch(login, name, "서버를 다스릴");
    if (shapes) throw tooMuch(login, name, "표를 만들거나 바꿀");
  }
}

/**
 * Refuses to serve requests as somebody who could change tables or rewrite what is only ever added to, by itself or
 * as a role that it can become. Throws one line for the operator.
 */
export async function assertLesserRole(sql: Sql, appendOnly: readonly string[]): Promise<void> {
  const [there] = await sql<{ all: boolean }[]>`
    SELECT bool_and(to_regclass(name) IS NOT NULL) AS all FROM unnest(${[...appendOnly]}::text[]) AS name`;
  if (!there?.all) {
    throw new OperatorError(
      "DATABASE_URL: DATABASE_OWNER_URL과 같은 데이터베이스여야 하고, 그 안의 표를 볼 수 있어야 해요.",
    );
  }
  const [own] = await sql<{ login: string }[]>`SELECT session_user AS login`;
  if (own) await assertNoRuler(sql, own.login);
  const [able] = await sql<LedgerRights[]>`
    SELECT session_user AS login, r.rolname AS name, rewrites.tables
      FROM pg_roles r, LATERAL (
        SELECT array_agg(name) AS tables FROM unnest(${[...appendOnly]}::text[]) AS name
         WHERE has_table_privilege(r.oid, name, 'UPDATE, DELETE, TRUNCATE')
            OR has_any_column_privilege(r.oid, name, 'UPDATE')) AS rewrites
     WHERE pg_has_role(session_user, r.oid, 'MEMBER') AND rewrites.tables IS NOT NULL
     ORDER BY r.rolname = session_user DESC, r.rolname LIMIT 1`;
  if (able)
    throw tooMuch(able.login, able.name, `원장(${able.tables.join(", ")})을 수정하거나 지울`);
}

/** What the login, or a role that it can become, could do that it must not, in one line. */
function tooMuch(login: string, name: string, power: string): OperatorError {
  const as = name === login ? "" : `${name} 역할로 `;
  return new OperatorError(
    `DATABASE_URL: 역할 ${login}은 ${as}${power} 수 있어요. 그럴 수 없는 역할을 적어 주세요.`,
  );
}
