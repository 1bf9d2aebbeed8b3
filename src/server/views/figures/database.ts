import { figureGroup } from "../../platform/metrics/figure-group.ts";

/** Statements that take this long are slow: an answer shall not take a second. */
const SLOW_SECONDS = 1;

interface Activity {
  longest_statement: number;
  slow: number;
  longest_transaction: number;
}

/** How the database does. Of statements those under the application's own login: others' are not shown to it. */
export const databaseFigures = figureGroup({
  name: "database",
  figures: {
    somssi_longest_statement_seconds: {
      help: "How long the statement that runs the longest has been running",
    },
    somssi_slow_statements: { help: "Statements that have been running for a second or longer" },
    somssi_longest_transaction_seconds: {
      help: "How long the transaction that is open the longest has been open",
    },
    somssi_replication_lag_bytes: {
      help: "What a replica has not replayed yet, by replica; none without one",
      labels: ["replica"],
    },
    somssi_replication_lag_seconds: {
      help: "How far behind a replica replays, by replica; none without one",
      labels: ["replica"],
    },
  },
  read: async (tx) => {
    const [activity] = await tx<Activity[]>`
      SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start))
               FILTER (WHERE state = 'active'), 0)::double precision AS longest_statement,
             (count(*) FILTER (WHERE state = 'active'
               AND query_start <= clock_timestamp() - ${SLOW_SECONDS} * interval '1 second'))::integer AS slow,
             coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)), 0)::double precision AS longest_transaction
      FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;
    const replicas = await tx<{ replica: string; bytes: number; seconds: number }[]>`
      SELECT replica, bytes, seconds FROM replication_lag()`;
    return [
      { name: "somssi_longest_statement_seconds", value: activity?.longest_statement ?? 0 },
      { name: "somssi_slow_statements", value: activity?.slow ?? 0 },
      { name: "somssi_longest_transaction_seconds", value: activity?.longest_transaction ?? 0 },
      ...replicas.flatMap(
        ({ replica, bytes, seconds }) =>
          [
            { name: "somssi_replication_lag_bytes", labels: { replica }, value: bytes },
            { name: "somssi_replication_lag_seconds", labels: { replica }, value: seconds },
          ] as const,
      ),
    ];
  },
});
