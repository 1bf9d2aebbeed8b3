import type { ProReport } from "#contract/endpoints/activity-report.ts";
import type { Db } from "../../platform/database/sql.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { findServicesOfPro } from "../../features/pros/queries.ts";
import type { ActivityScope } from "./figure-rows.ts";
import type { ActivityReport } from "./load-activity-report.ts";

/** Names by slug of the services that the report can be asked for: the pro's own, and those in which it has anything. */
export async function namesFor(
  db: Db,
  scope: ActivityScope,
  report: ActivityReport,
): Promise<Map<string, string>> {
  const slugs = new Set((await findServicesOfPro(db, scope.pro.id)).map(({ slug }) => slug));
  for (const { slug } of report.services) slugs.add(slug);
  if (scope.service !== null) slugs.add(scope.service);
  return serviceNames(db, [...slugs]);
}

export function presentActivityReport(
  scope: ActivityScope,
  report: ActivityReport,
  names: ReadonlyMap<string, string>,
): ProReport {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "ko");
  return {
    from: scope.from,
    to: scope.to,
    service: scope.service,
    services: [...names].map(([slug, name]) => ({ slug, name })).toSorted(byName),
    total: report.total,
    weeks: report.weeks.map(({ from, to, figures }) => ({ from, to, ...figures })),
    by_service: report.services
      .map(({ slug, figures }) => ({
        service: { slug, name: names.get(slug) ?? slug },
        ...figures,
      }))
      .toSorted((a, b) => byName(a.service, b.service)),
  };
}
