import type postgres from "postgres";
import { LEGAL_TERMS, type LegalTermName } from "#domain/withdrawal/legal-terms.ts";
import type { Db } from "../database/sql.ts";

/** The midnight in Seoul after the last day for which the law has something kept that began then, as an expression. */
export function legalEnd<T extends readonly (object | undefined)[]>(
  db: Db,
  term: LegalTermName,
  began: postgres.PendingQuery<T>,
) {
  const { years, months } = LEGAL_TERMS[term];
  return db`((date_trunc('day', ${began} AT TIME ZONE 'Asia/Seoul')
    + make_interval(years => ${years}, months => ${months}, days => 1)) AT TIME ZONE 'Asia/Seoul')`;
}
