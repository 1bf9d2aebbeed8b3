import { scryptSync } from "node:crypto";
import type postgres from "postgres";
import { OperatorError } from "../operator-error.ts";
import { errorCode } from "../system-error.ts";
import { assertNoRuler } from "./assert-lesser-role.ts";
import { connectOnce } from "./connect-to.ts";
import { openDatabase } from "./connect.ts";
import { scramVerifier } from "./scram-verifier.ts";

/** The role the product runs under; migrations give it its rights. */
export const APPLICATION = "somssi_app";

const INSUFFICIENT_PRIVILEGE = "42501";
/** Wrong password or no such role; not allowed to log in; not allowed into this database. */
const NOT_LET_IN = new Set(["28P01", "28000", INSUFFICIENT_PRIVILEGE]);
/** Another process makes or changes the same role at this moment, to the same end. */
const SOMEBODY_ELSE_DID = new Set(["42710", "23505", "XX000"]);

/**
 * Where the application itself logs in, on the server that the owner's URL names. Its password follows from the
 * owner's, so that all processes and machines with one URL agree without keeping anything; where the owner needs
 * none it follows from `secret`. Slow to derive, because it must not help to guess the owner's.
 */
export function applicationUrl(ownerUrl: string, secret = ""): string {
  const url = new URL(ownerUrl);
  const known = decodeURIComponent(url.password) || secret;
  url.username = APPLICATION;
  url.password = scryptSync(known, APPLICATION, 24).toString("base64url");
  return url.href;
}

/**
 * Makes the application's role, or lets it log in under `applicationUrl`, unless it can already. Roles belong to the
 * whole server: databases of one owner share this one. Throws the statement to run when the owner may not.
 */
export async function prepareApplicationRole(
  ownerUrl: string,
  ownApplicationUrl: string,
): Promise<void> {
  const owner = connectOnce(ownerUrl);
  try {
    const [role] = await owner<{ login: boolean }[]>`
      select rolcanlogin as login from pg_roles where rolname = ${APPLICATION}`;
    if (role?.login && (await refusedLogin(ownApplicationUrl)) === null) return;
    // With another password: of an owner whose own has changed, or of another owner's product on this server.
    if (role?.login) await assertNobodyIn(owner);
    const verifier = scramVerifier(new URL(ownApplicationUrl).password);
    for (const verb of role ? ["alter"] : ["create", "alter"]) {
      // The verifier is made of letters, digits and "+/=:$-" only.
      const statement = `${verb} role ${APPLICATION} login password '${verifier}'`;
      const code = await owner.unsafe(statement).then(() => null, errorCode);
      if (code === null) break;
      if (code === INSUFFICIENT_PRIVILEGE) throw new OperatorError(whatToRun(role !== undefined));
      if (!SOMEBODY_ELSE_DID.has(code)) throw new Error(`${verb} role answered ${code}`);
    }
  } finally {
    await owner.end();
  }
  const refused = await refusedLogin(ownApplicationUrl);
  if (refused === null) return;
  throw new OperatorError(
    `DATABASE_URL: 데이터베이스가 ${APPLICATION} 역할을 들여보내지 않아요(${refused}). 서버의 접속 규칙(pg_hba.conf)과 CONNECT 권한을 확인해 주세요.`,
  );
}

/**
 * The same where the operator chose a login of their own: makes the application's role, whose rights that login
 * shares. Throws one line when that login could do too much, or with the statement to run when the owner may not.
 */
export async function joinApplicationRole(ownerUrl: string, chosenUrl: string): Promise<void> {
  const login = decodeURIComponent(new URL(chosenUrl).username);
  const named = `"${login.replaceAll('"', '""')}"`;
  const lacking = (statement: string) =>
    new OperatorError(
      `DATABASE_URL: 역할 ${login}에게 제품이 쓰는 권한이 없어요. 데이터베이스 관리자로 ${statement}; 을 실행해 주세요.`,
    );
  const owner = openDatabase({ url: ownerUrl, max: 1, applicationName: "somssi-start" });
  try {
    const known = await owner<{ name: string; joined: boolean | null }[]>`
      select r.rolname as name, pg_has_role(r.oid, app.oid, 'USAGE') as joined
        from pg_roles r left join pg_roles app on app.rolname = ${APPLICATION}
       where r.rolname in (${APPLICATION}, ${login})`;
    const role = known.find(({ name }) => name === login);
    if (!role) throw lacking(`CREATE ROLE ${named} LOGIN PASSWORD '새 비밀번호'`);
    await assertNoRuler(owner, login);
    const statements = known.some(({ name }) => name === APPLICATION)
      ? []
      : [`CREATE ROLE ${APPLICATION}`];
    if (!role.joined) statements.push(`GRANT ${APPLICATION} TO ${named}`);
    for (const [index, statement] of statements.entries()) {
      const code = await owner.unsafe(statement).then(() => null, errorCode);
      if (code === null || SOMEBODY_ELSE_DID.has(code)) continue;
      throw lacking(statements.slice(index).join("; "));
    }
  } finally {
    await owner.end();
  }
}

async function assertNobodyIn(owner: postgres.Sql): Promise<void> {
  const [session] =
    await owner`select from pg_stat_activity where usename = ${APPLICATION} limit 1`;
  if (!session) return;
  throw new OperatorError(
    `DATABASE_URL: 다른 프로그램이 ${APPLICATION} 역할을 다른 비밀번호로 쓰고 있어요. 그 프로그램을 먼저 끝내거나, 따로 만든 역할의 주소를 DATABASE_URL에, 지금 주소를 DATABASE_OWNER_URL에 적어 주세요.`,
  );
}

function whatToRun(made: boolean): string {
  const verb = made ? "ALTER" : "CREATE";
  return (
    `DATABASE_URL: 이 역할은 ${APPLICATION} 역할을 ${made ? "바꿀" : "만들"} 수 없어요. ` +
    `데이터베이스 관리자로 ${verb} ROLE ${APPLICATION} LOGIN PASSWORD '새 비밀번호'; 를 실행한 뒤, ` +
    `지금 주소는 DATABASE_OWNER_URL에, ${APPLICATION}으로 들어가는 주소는 DATABASE_URL에 적어 주세요.`
  );
}

/** Why the server turns this login away; null when it lets it in. Throws when it cannot be asked. */
async function refusedLogin(url: string): Promise<string | null> {
  const sql = connectOnce(url);
  try {
    await sql`select 1`;
    return null;
  } catch (error) {
    const code = errorCode(error);
    if (code !== null && NOT_LET_IN.has(code)) return code;
    throw error;
  } finally {
    await sql.end();
  }
}
