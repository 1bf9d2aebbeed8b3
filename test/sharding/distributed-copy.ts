import type postgres from "postgres";
import { GROUPS } from "./keys.ts";
import type { RecordedStatement } from "./recorded-statements.ts";

const SHARDS = 4;
const SCHEMA = "sharded";

interface PlanNode {
  "Relation Name"?: string;
  Schema?: string;
  Alias?: string;
  Plans?: PlanNode[];
}

type Owner = postgres.Sql;

/**
 * Empty copies of the tables, cut into pieces by their key, in a schema of their own: PostgreSQL itself then says which
 * pieces a statement has to look into. Of the unique indexes those are left that hold across pieces: those with the key.
 */
export async function makeDistributedCopy(owner: Owner): Promise<void> {
  await owner.unsafe(`CREATE SCHEMA ${SCHEMA}`);
  for (const [table, key] of distributedTables()) {
    await owner.unsafe(`
      CREATE TABLE ${SCHEMA}.${table} (LIKE public.${table} INCLUDING DEFAULTS INCLUDING GENERATED)
      PARTITION BY HASH (${key})`);
    for (let shard = 0; shard < SHARDS; shard += 1) {
      await owner.unsafe(`
        CREATE TABLE ${SCHEMA}.${table}_shard${shard} PARTITION OF ${SCHEMA}.${table}
        FOR VALUES WITH (MODULUS ${SHARDS}, REMAINDER ${shard})`);
    }
    const indexes = await owner<{ definition: string; keyed: boolean }[]>`
      SELECT pg_get_indexdef(i.indexrelid) AS definition, a.attnum = ANY (i.indkey::smallint[]) AS keyed
      FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = ${key}
      WHERE i.indrelid = ${`public.${table}`}::regclass AND i.indisunique`;
    for (const { definition } of indexes.filter(({ keyed }) => keyed)) {
      await owner.unsafe(definition.replace(" ON public.", ` ON ${SCHEMA}.`));
    }
  }
}

/** Ids that lie in every piece, so that a list is seen to be one however few were in it, and wherever they lie. */
const SOME_IDS = Array.from(
  { length: 40 },
  (_, at) => `019b7600-0000-7000-8000-${String(at).padStart(12, "0")}`,
);

/** A list of ids with so many more in it. */
function lengthened({ text, parameters }: Pick<RecordedStatement, "text" | "parameters">) {
  return {
    text: text.replaceAll(/\bIN \((\$\d+(?:, ?\$\d+)*)\)/gi, (_list, own: string) => {
      const isIds = own
        .split(",")
        .every((place) => isId(parameters[Number(place.trim().slice(1)) - 1]));
      return isIds ? `IN (${own}, ${SOME_IDS.map((id) => `'${id}'`).join(", ")})` : `IN (${own})`;
    }),
    parameters: parameters.map((value) => {
      if (typeof value !== "string" || !/^\{.*\}$/s.test(value)) return value;
      const listed = value
        .slice(1, -1)
        .split(",")
        .map((one) => one.replaceAll('"', ""));
      return listed.every(isId) ? `{${[...listed, ...SOME_IDS].join(",")}}` : value;
    }),
  };
}

function isId(value: unknown): boolean {
  return typeof value === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

/** Tables of which a statement has to look into more than one piece; and what PostgreSQL says when it cannot do it at all. */
export async function spreadOver(
  owner: Owner,
  statement: Pick<RecordedStatement, "text" | "parameters">,
): Promise<{ tables: string[]; refused: string | null }> {
  const { text, parameters } = lengthened(statement);
  try {
    const rows = await owner.begin(async (tx) => {
      await tx.unsafe(`SET LOCAL search_path = ${SCHEMA}, public`);
      return tx.unsafe(
        `EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) ${text}`,
        parameters as postgres.ParameterOrJSON<never>[],
      );
    });
    const [
      {
        "QUERY PLAN": [explained],
      },
    ] = rows as unknown as [{ "QUERY PLAN": [{ Plan: PlanNode }] }];
    const pieces = new Map<string, Set<string>>();
    collect(explained.Plan, pieces);
    const spread = [...pieces].filter(([, shards]) => shards.size > 1);
    return {
      tables: [...new Set(spread.map(([place]) => place.split(" ")[0] ?? ""))],
      refused: null,
    };
  } catch (error) {
    return { tables: [], refused: error instanceof Error ? error.message : String(error) };
  }
}

/** By table and the name that it has in the statement without the number of the piece. */
function collect(node: PlanNode, pieces: Map<string, Set<string>>): void {
  const { "Relation Name": relation = "", Schema: schema, Alias: alias = "" } = node;
  const piece = /^(\w+)_shard\d+$/.exec(relation);
  if (schema === SCHEMA && piece?.[1]) {
    const place = `${piece[1]} ${alias.replace(/_\d+$/, "")}`;
    pieces.set(place, (pieces.get(place) ?? new Set()).add(relation));
  }
  node.Plans?.forEach((one) => collect(one, pieces));
}

function distributedTables(): [table: string, key: string][] {
  return Object.values(GROUPS).flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, key]): [string, string][] =>
      key ? [[table, key]] : [],
    ),
  );
}
