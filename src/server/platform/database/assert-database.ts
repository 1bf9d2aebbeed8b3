import { OperatorError } from "../operator-error.ts";
import type { Sql } from "./sql.ts";

interface DatabaseFacts {
  version: number;
  encoding: string;
  /** Trigrams found in a Hangul word; a server in locale C finds none. */
  trigrams: number;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
}

/**
 * Refuses a server on which this product would lose data or search would find nothing.
 * Throws one line for the operator.
 */
export async function assertDatabase(sql: Sql): Promise<void> {
  const [facts] = await sql<DatabaseFacts[]>`
    select current_setting('server_version_num')::int as version,
           current_setting('server_encoding') as encoding,
           cardinality(show_trgm('이사')) as trigrams,
           current_setting('fsync') as fsync,
           current_setting('full_page_writes') as full_page_writes,
           current_setting('synchronous_commit') as synchronous_commit`;
  const complaint = facts && complaintAbout(facts);
  if (complaint) throw new OperatorError(complaint);
}

/** What is wrong with a server, in one line; null when it will do. */
export function complaintAbout(facts: DatabaseFacts): string | null {
  if (facts.version < 150_000) return "PostgreSQL 15 이상이 필요해요.";
  if (facts.encoding !== "UTF8") {
    return `데이터베이스 인코딩이 ${facts.encoding}이에요. UTF8로 만든 데이터베이스가 필요해요.`;
  }
  if (facts.trigrams === 0) {
    return "데이터베이스가 한글을 글자로 보지 않아 검색할 수 없어요. 로캘 C.UTF-8로 다시 만들어 주세요.";
  }
  if (facts.fsync !== "on") return "데이터베이스의 fsync가 꺼져 있어요. 켜 주세요.";
  if (facts.full_page_writes !== "on")
    return "데이터베이스의 full_page_writes가 꺼져 있어요. 켜 주세요.";
  if (facts.synchronous_commit === "off") {
    return "데이터베이스의 synchronous_commit이 꺼져 있어요. 켜 주세요.";
  }
  return null;
}
