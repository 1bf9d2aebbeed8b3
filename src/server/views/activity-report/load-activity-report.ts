import { figuresOf, type ActivityFigures } from "#domain/activity-report/figures.ts";
import { mondayOf, weeksOf, type ActivityRange } from "#domain/activity-report/range.ts";
import { NO_SUMS, type ActivitySums } from "#domain/activity-report/sums.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findActivitySums, type ActivityScope, type SumsRow } from "./figure-rows.ts";

/** The sums of a range: as a whole, of each of its weeks, of each service in which anything happened. */
export interface SummedActivity {
  total: ActivitySums;
  weeks: (ActivityRange & { sums: ActivitySums })[];
  services: { slug: string; sums: ActivitySums }[];
}

export interface ActivityReport {
  total: ActivityFigures;
  weeks: (ActivityRange & { figures: ActivityFigures })[];
  services: { slug: string; figures: ActivityFigures }[];
}

export async function loadActivityReport(db: Db, scope: ActivityScope): Promise<ActivityReport> {
  const { total, weeks, services } = await loadSums(db, scope);
  return {
    total: figuresOf(total),
    weeks: weeks.map(({ from, to, sums }) => ({ from, to, figures: figuresOf(sums) })),
    services: services.map(({ slug, sums }) => ({ slug, figures: figuresOf(sums) })),
  };
}

/** Puts the lines of all families together; a week without any has the sums of nothing. */
export async function loadSums(db: Db, scope: ActivityScope): Promise<SummedActivity> {
  const rows = await findActivitySums(db, scope);
  const byGroup = new Map<string, ActivitySums>();
  for (const { week, service, ...sums } of rows) {
    const key = groupKey({ week, service });
    byGroup.set(key, { ...NO_SUMS, ...byGroup.get(key), ...sums });
  }
  const sumsOf = (group: Pick<SumsRow, "week" | "service">) =>
    byGroup.get(groupKey(group)) ?? NO_SUMS;
  const slugs = new Set(rows.flatMap(({ service }) => service ?? []));
  return {
    total: sumsOf({ week: null, service: null }),
    weeks: weeksOf(scope).map((week) => ({
      ...week,
      sums: sumsOf({ week: mondayOf(week.from), service: null }),
    })),
    services: [...slugs]
      .toSorted()
      .map((slug) => ({ slug, sums: sumsOf({ week: null, service: slug }) })),
  };
}

function groupKey({ week, service }: Pick<SumsRow, "week" | "service">): string {
  return `${week ?? ""} ${service ?? ""}`;
}
