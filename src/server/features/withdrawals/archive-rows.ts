import { columnsOf, type DataRule } from "#domain/personal-data/data-rule.ts";
import { DATA_RULES } from "#domain/personal-data/data-table.ts";
import { LEGAL_TERMS, type LegalTermName } from "#domain/withdrawal/legal-terms.ts";
import type { Db, Tx } from "#server/platform/database/sql.ts";
import { legalEnd } from "#server/platform/personal-data/legal-end.ts";
import { owned, type DataSubject } from "#server/platform/personal-data/owned-rows.ts";

type Archived = NonNullable<DataRule["archived"]>;

/** Tables of which the law wants something kept. */
const archivedTables = Object.entries(DATA_RULES).flatMap(([table, rule]) =>
  rule.archived ? [{ table, rule, archived: rule.archived }] : [],
);

/** Puts what the law wants kept of somebody out of the product's reach, and then who they are, for as long as any of it stays. */
export async function archiveRows(tx: Tx, whose: DataSubject, now: Date): Promise<void> {
  for (const { table, rule, archived } of archivedTables) {
    await tx`
      SELECT keep_in_archive(${whose.accountId}, ${table}, t.id::text,
        to_jsonb(t) - ${columnsOf(rule, "secret", "others")}::text[], ${archived.term},
        ${endsAt(tx, archived, { whose, now })}, ${now})
      FROM ${tx(table)} t WHERE ${owned(tx, rule, whose)}`;
  }
  await tx`
    SELECT keep_person_in_archive(id,
      jsonb_build_object('name', name, 'email', email, 'phone', phone, 'created_at', created_at), ${now})
    FROM ${tx("accounts")} WHERE id = ${whose.accountId}`;
}

/** By which laws something of somebody's would be kept if they left now. */
export async function findTermsOf(db: Db, whose: DataSubject, now: Date): Promise<LegalTermName[]> {
  const parts = archivedTables.map(
    ({ table, rule, archived }) => db`
      SELECT ${archived.term} AS term FROM ${db(table)} t
      WHERE (${owned(db, rule, whose)}) AND ${endsAt(db, archived, { whose, now })} > ${now}`,
  );
  const rows = await db<{ term: LegalTermName }[]>`
    SELECT DISTINCT term FROM (${parts.reduce((one, other) => db`${one} UNION ALL ${other}`)}) AS terms`;
  const found = new Set(rows.map(({ term }) => term));
  return (Object.keys(LEGAL_TERMS) as LegalTermName[]).filter((term) => found.has(term));
}

/** The midnight in Seoul after the last day for which a row `t` is kept; null where it is not. */
function endsAt(
  db: Db,
  { term, from, deal }: Archived,
  { whose, now }: { whose: DataSubject; now: Date },
) {
  const [first, ...others] = from.map((column) => db`t.${db(column)}`);
  let began = db`coalesce((SELECT asked_at FROM withdrawals WHERE account_id = ${whose.accountId}), ${now})`;
  if (first) began = db`coalesce(${others.reduce((one, other) => db`${one}, ${other}`, first)})`;
  if (deal) {
    began = db`(SELECT max(coalesce(h.completed_at, h.cancelled_at, h.hired_at)) FROM hires h
      WHERE h.${db(deal[1])} = t.${db(deal[0])})`;
  }
  return legalEnd(db, term, began);
}
