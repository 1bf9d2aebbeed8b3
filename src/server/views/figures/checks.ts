import { figureGroup } from "../../platform/metrics/figure-group.ts";

/** What operators do at night: copies of the database, and the check of the books. */
export const checkFigures = figureGroup({
  name: "checks",
  figures: {
    somssi_check_age_seconds: {
      help: "Real time since a copy of the database was made (backup) or the books were checked (ledger)",
      labels: ["check"],
    },
    somssi_check_faults: {
      help: "Invariants that were broken when the books were last checked",
      labels: ["check"],
    },
  },
  read: async (tx) => {
    const rows = await tx<{ check: string; age: number; faults: number }[]>`
      SELECT name AS check, greatest(0, extract(epoch FROM clock_timestamp() - at))::float8 AS age, faults
        FROM operator_checks`;
    return rows.flatMap(
      ({ check, age, faults }) =>
        [
          { name: "somssi_check_age_seconds", labels: { check }, value: age },
          { name: "somssi_check_faults", labels: { check }, value: faults },
        ] as const,
    );
  },
});
