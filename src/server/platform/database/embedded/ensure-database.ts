import { errorCode } from "../../system-error.ts";
import { connectOnce } from "../connect-to.ts";

const CANNOT_CONNECT_NOW = "57P03";
const NO_SUCH_DATABASE = "3D000";

/** Makes the database named in `url` unless it is there; returns once it answers. */
export async function ensureDatabase(url: string): Promise<void> {
  for (;;) {
    const code = await tryStatement(url, "select 1");
    if (code === null) return;
    if (code === NO_SUCH_DATABASE) await create(url);
    else if (code !== CANNOT_CONNECT_NOW) throw new Error(`the embedded database answered ${code}`);
  }
}

async function create(url: string): Promise<void> {
  const target = new URL(url);
  const name = target.pathname.slice(1);
  target.pathname = "/postgres";
  await tryStatement(target.href, `create database "${name}"`);
}

async function tryStatement(url: string, statement: string): Promise<string | null> {
  const sql = connectOnce(url);
  try {
    await sql.unsafe(statement);
    return null;
  } catch (error) {
    return errorCode(error) ?? "no code";
  } finally {
    await sql.end();
  }
}
