import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectTo } from "./connect-to.ts";
import { afterEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "#test/database.ts";
import { migrate } from "./migrate.ts";

const product = join(import.meta.dirname, "../../../../migrations");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A database as it was before the migration with this number. */
async function databaseBefore(version: string) {
  const folder = mkdtempSync(join(tmpdir(), "somssi-migrations-"));
  folders.push(folder);
  const older = readdirSync(product).filter((file) => file < version);
  for (const file of older) cpSync(join(product, file), join(folder, file));
  const url = await emptyDatabase();
  await migrate({ url, folder });
  return { url, migrateToLatest: () => migrate({ url, folder: product }) };
}

async function ask(url: string, statements: string): Promise<unknown[]> {
  const sql = connectTo(url, { max: 1, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe(statements))];
  } finally {
    await sql.end();
  }
}

const id = (last: number) => `019b7600-0000-7000-8000-${String(last).padStart(12, "0")}`;

const OWNER = `
  INSERT INTO accounts (id, email, password_hash, name, role, created_at)
  VALUES ('${id(1)}', 'a@example.com', 'x', '가', 'member', '2026-01-01T00:00:00Z');`;

describe("rows from before a migration", () => {
  it("keep what uses a file, and what the staff log is about", async () => {
    const { url, migrateToLatest } = await databaseBefore("0040");
    const upload = (last: number, attachedTo: string) => `
      INSERT INTO uploads (id, owner_id, purpose, kind, mime, bytes, sha256, display_name, storage_key, attached_to,
                           created_at)
      VALUES ('${id(last)}', '${id(1)}', 'quote_attachment', 'document', 'application/pdf', 1, '', 'x', 'x',
              ${attachedTo}, '2026-01-01T00:00:00Z');`;
    const entry = (last: number, subject: string) => `
      INSERT INTO staff_log (id, at, actor, kind, action, subject)
      VALUES ('${id(last)}', '2026-01-01T00:00:00Z', 'command-line:x', 'decision', 'x', '${subject}');`;
    await ask(
      url,
      `${OWNER}${upload(11, "NULL")}${upload(12, `'quote:${id(5)}'`)}${upload(13, `'certification:${id(6)}'`)}
       ${entry(21, "")}${entry(22, `product:${id(7)}`)}${entry(23, `name_change:${id(8)}`)}`,
    );
    await migrateToLatest();
    expect(await ask(url, "SELECT attached_kind, attached_id FROM uploads ORDER BY id")).toEqual([
      { attached_kind: null, attached_id: null },
      { attached_kind: "quote", attached_id: id(5) },
      { attached_kind: "certification", attached_id: id(6) },
    ]);
    expect(await ask(url, "SELECT subject_kind, subject_id FROM staff_log ORDER BY id")).toEqual([
      { subject_kind: null, subject_id: null },
      { subject_kind: "product", subject_id: id(7) },
      { subject_kind: "name_change", subject_id: id(8) },
    ]);
    await expect(ask(url, "UPDATE staff_log SET subject_id = NULL")).rejects.toThrow(/only ever/);
  });

  it("keep what credits were moved for, when a lot had run out and which membership granted it", async () => {
    const { url, migrateToLatest } = await databaseBefore("0041");
    const account = `'${id(1)}'`;
    const transfer = (last: number, reason: string, detail: string, reference: string) => `
      INSERT INTO credit_transfers (id, account_id, reason, detail, reference, at)
      VALUES ('${id(last)}', ${account}, '${reason}', '${detail}', '${reference}', '2027-05-01T00:00:00Z');`;
    const lot = (last: number, source: string) => `
      INSERT INTO credit_lots (id, account_id, kind, credits, paid_won, source, granted_at, expires_at)
      VALUES ('${id(last)}', ${account}, 'plan', 1, 0, '${source}', '2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z');`;
    await ask(
      url,
      `${OWNER}
       INSERT INTO memberships (id, account_id, state, bought_at, anchor, period_start, period_end, plan, is_canceled,
                                charges, upgrades, lots_until, told)
       VALUES ('${id(5)}', ${account}, 'active', now(), 31, '2027-01-31', '2027-02-27', '{}', false, 1, 0, now(), '{}');
       ${lot(11, `membership:${id(5)}:2027-01-31:upgrade:2`)}${lot(12, `top_up:${id(6)}`)}
       ${transfer(21, "capture", "read", `quote:${id(7)}`)}
       ${transfer(22, "spend", "more_quotes", `request:${id(8)}:more_quotes:2`)}
       ${transfer(23, "expire", "lot_expired", `lot:${id(11)}:2027-03-10T05:06:07.089Z`)}
       ${transfer(24, "expire", "lot_expired", `lot:${id(11)}:before:${id(7)}`)}
       ${transfer(25, "expire", "period_over", `lot:${id(11)}:period_over:2027-03-10T05:06:07.089Z`)}`,
    );
    await migrateToLatest();
    const nothing = { quote_id: null, request_id: null, ran_out_at: null };
    expect(
      await ask(url, "SELECT quote_id, request_id, ran_out_at FROM credit_transfers ORDER BY id"),
    ).toEqual([
      { ...nothing, quote_id: id(7) },
      { ...nothing, request_id: id(8) },
      { ...nothing, ran_out_at: new Date("2027-03-10T05:06:07.089Z") },
      // It did not say when; it was written when it had just happened.
      { ...nothing, ran_out_at: new Date("2027-05-01T00:00:00Z") },
      nothing,
    ]);
    expect(
      await ask(
        url,
        "SELECT membership_id, period_start::text AS period_start FROM credit_lots ORDER BY id",
      ),
    ).toEqual([
      { membership_id: id(5), period_start: "2027-01-31" },
      { membership_id: null, period_start: null },
    ]);
    await expect(ask(url, "UPDATE credit_transfers SET quote_id = NULL")).rejects.toThrow(/append/);
  });

  it("keep who acted", async () => {
    const { url, migrateToLatest } = await databaseBefore("0045");
    const at = "'2026-01-01T00:00:00Z'";
    const pro = `'${id(2)}'`;
    const entry = (last: number, actor: string, staffId: string) => `
      INSERT INTO staff_log (id, at, actor, staff_id, kind, action)
      VALUES ('${id(last)}', ${at}, '${actor}', ${staffId}, 'decision', 'x');`;
    const event = (last: number, actor: string) => `
      INSERT INTO certification_history (id, certification_id, pro_id, kind, label, event, state_before, state_after,
                                         actor, at)
      VALUES ('${id(last)}', '${id(3)}', ${pro}, 'identity', 'x', 'approve', 'x', 'x', '${actor}', ${at});`;
    const certification = (last: number, kind: string, decidedBy: string) => `
      INSERT INTO certifications (id, pro_id, kind, label, state, created_at, submitted_at, decided_by)
      VALUES ('${id(last)}', ${pro}, '${kind}', 'x', 'pending', ${at}, ${at}, ${decidedBy});`;
    const nameChange = (last: number, state: string, endedBy: string) => `
      INSERT INTO pro_name_changes (id, pro_id, name, previous_name, state, asked_at, ended_at, ended_by)
      VALUES ('${id(last)}', ${pro}, 'x', 'y', '${state}', ${at}, ${endedBy === "NULL" ? "NULL" : at}, ${endedBy});`;
    const staff = `staff:${id(1)}`;
    await ask(
      url,
      `${OWNER}
       INSERT INTO pro_profiles (id, account_id, display_name, headline, introduction, state, applied_at)
       VALUES (${pro}, '${id(1)}', 'x', 'x', 'x', 'pending', ${at});
       ${entry(11, staff, `'${id(1)}'`)}${entry(12, "command-line:kim", "NULL")}
       ${event(21, "pro")}${event(22, "time")}${event(23, staff)}
       ${certification(31, "identity", "'phone'")}${certification(32, "business", `'${staff}'`)}
       ${certification(33, "award", "NULL")}
       ${nameChange(41, "withdrawn", "'pro'")}${nameChange(42, "approved", `'${staff}'`)}
       ${nameChange(43, "pending", "NULL")}`,
    );
    await migrateToLatest();
    expect(await ask(url, "SELECT staff_id, operator FROM staff_log ORDER BY id")).toEqual([
      { staff_id: id(1), operator: null },
      { staff_id: null, operator: "kim" },
    ]);
    const acted = (columns: string, table: string) =>
      ask(url, `SELECT ${columns} FROM ${table} ORDER BY id`);
    expect(await acted("actor AS by, staff_id AS staff", "certification_history")).toEqual([
      { by: "pro", staff: null },
      { by: "time", staff: null },
      { by: "staff", staff: id(1) },
    ]);
    expect(await acted("decided_by AS by, decided_staff_id AS staff", "certifications")).toEqual([
      { by: "phone", staff: null },
      { by: "staff", staff: id(1) },
      { by: null, staff: null },
    ]);
    expect(await acted("ended_by AS by, ended_staff_id AS staff", "pro_name_changes")).toEqual([
      { by: "pro", staff: null },
      { by: "staff", staff: id(1) },
      { by: null, staff: null },
    ]);
  });
});
