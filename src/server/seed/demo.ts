import { hashPassword } from "../features/accounts/password/password-hash.ts";
import type { StoragePort } from "../gateways/storage/storage-port.ts";
import type { Db, Sql } from "../platform/database/sql.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { Dice } from "./demo/dice.ts";
import { MEMBERS } from "./demo/memberships/members.ts";
import { insertRows } from "./demo/insert-rows.ts";

interface DemoSeeding {
  sql: Sql;
  /** The product's time: the market is as old as it looks at this moment. */
  now: Date;
  storage: StoragePort;
  /** Memberships are bought next (demo-memberships.ts): there is a gateway to pay. */
  membersFollow: boolean;
  /** Prints a step that takes a while. */
  say: (line: string) => void;
}

// Any fixed number; all processes of this product ask for the same one.
const DEMO_LOCK = 7_340_164;
const SEED = "demo";

/**
 * Fills an empty product with the demo market, once: all in one transaction, so that after a failure there
 * is nothing of it, and a second process waits and then finds it there. The pictures are stored under fixed
 * names before; a seeding that failed later leaves them to be written again.
 */
export async function seedDemoMarket(seeding: DemoSeeding): Promise<void> {
  const { sql, now, storage, membersFollow, say } = seeding;
  if (await isSeeded(sql)) return;
  await sql.begin(async (tx) => {
    // A slow machine may take longer than any request is allowed to.
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`SET LOCAL lock_timeout = 0`;
    await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
    await tx`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`;
    if (await isSeeded(tx)) return;
    // Loaded for the one time they are needed: every later start is quicker without them.
    const { drawPictures } = await import("./demo/pictures/draw-pictures.ts");
    const { buildMarket } = await import("./demo/build-market.ts");
    const { agreeAnew } = await import("./demo/people/agree-anew.ts");
    const { addTickets } = await import("./demo/support/add-tickets.ts");
    say("처음 시작하는 거라 데모 장터를 만들고 있어요. 몇 초 걸려요.");
    const pictures = await drawPictures(storage);
    const passwordHash = await hashPassword(DEMO_PASSWORD, demoRandom());
    const members = membersFollow ? MEMBERS : [];
    const market = await buildMarket({ now, pictures, passwordHash, members });
    await insertRows(tx, market.rows);
    await addTickets(tx, market);
    await agreeAnew(tx, market);
    await tx`
      INSERT INTO seeds (name, content_hash, at) VALUES (${SEED}, ${market.data.edition}, ${now})`;
  });
}

/** Production never runs on a database in which made-up people hold accounts with a known password. */
export async function refuseDemoMarket(sql: Sql): Promise<void> {
  if (!(await isSeeded(sql))) return;
  throw new OperatorError(
    "이 데이터베이스에는 데모 데이터가 있어요. 운영에는 비어 있는 데이터베이스를 DATABASE_URL로 알려 주세요.",
  );
}

async function isSeeded(db: Db): Promise<boolean> {
  const rows = await db`SELECT 1 FROM seeds WHERE name = ${SEED}`;
  return rows.length > 0;
}

/** The salt of a password that stands in the README needs no secrecy, but has to be the same each time. */
function demoRandom() {
  const dice = new Dice("somssi-demo-password");
  return { bytes: (count: number) => Uint8Array.from({ length: count }, () => dice.whole(0, 255)) };
}
