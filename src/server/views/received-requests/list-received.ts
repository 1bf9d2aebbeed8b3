import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { countChoices, type ChoiceCounts } from "#domain/received-request/count-choices.ts";
import { ONLINE } from "#domain/received-request/received-facts.ts";
import {
  isAsked,
  lastMoments,
  type ReceivedFilter,
} from "#domain/received-request/received-filter.ts";
import {
  comparePlaces,
  placeOf,
  type ReceivedOrder,
} from "#domain/received-request/received-order.ts";
import type { ReceivedCounts } from "#contract/endpoints/quotes/received-requests.ts";
import type { Output, Query } from "#contract/registry.ts";
import type { Db, Sql } from "../../platform/database/sql.ts";
import { PAGE_SIZE } from "../../platform/keyset.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { acceptsRequests } from "../../features/pros/queries.ts";
import { regionNames } from "../../features/regions/queries.ts";
import { decodePlace, encodePlace } from "./cursor.ts";
import { findReceived } from "./find-received.ts";
import { loadReceived } from "./load-received.ts";
import { loadFacts } from "./received-facts.ts";

interface Viewer {
  proId: string;
  now: Date;
  /** Takes the place of the query's own. */
  order?: ReceivedOrder;
}

/**
 * One page of a pro's received requests with the counts of all choices. A request whose place changes while somebody
 * scrolls may be shown again, further down.
 */
export async function listReceived(
  sql: Sql,
  query: Query<"pro.requests">,
  { proId, now, order }: Viewer,
): Promise<Output<"pro.requests">> {
  const { limit = PAGE_SIZE } = query;
  const sort = order ?? query.sort ?? "newest";
  const after = decodePlace(sort, query.cursor);
  const filter = filterOf(query);
  const today = seoulDay(now.getTime());
  const rows = await findReceived(sql, proId);
  const all = await loadFacts(sql, rows, {
    needsDay: sort === "wanted",
    needsText: filter.words !== "",
    now,
  });
  const ends = lastMoments(today);
  const places = all
    .filter((facts) => isAsked(facts, filter, ends))
    .map((facts) => placeOf(facts, sort, today))
    .toSorted(comparePlaces)
    .filter((place) => after === null || comparePlaces(after, place) < 0);
  const page = places.slice(0, limit);
  const last = page.at(-1);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [items, counts, accepts] = await Promise.all([
    loadReceived(
      sql,
      page.flatMap(({ requestId }) => byId.get(requestId) ?? []),
      { proId, now },
    ),
    presentCounts(sql, countChoices(all, filter, today)),
    acceptsRequests(sql, proId),
  ]);
  const isMore = places.length > limit && last !== undefined;
  return {
    items,
    next: isMore ? encodePlace(sort, last) : null,
    counts,
    accepts_requests: accepts,
  };
}

function filterOf(query: Query<"pro.requests">): ReceivedFilter {
  return {
    tab: query.filter ?? "all",
    service: query.service ?? null,
    region: query.region ?? null,
    designated: query.designated ?? false,
    urgent: query.urgent ?? false,
    deadline: query.deadline ?? null,
    words: query.q?.trim() ?? "",
  };
}

async function presentCounts(db: Db, counts: ChoiceCounts): Promise<ReceivedCounts> {
  const [services, regions] = await Promise.all([
    serviceNames(db, [...counts.services.keys()]),
    regionNames(db, [...counts.regions.keys()]),
  ]);
  return {
    total: counts.total,
    tabs: counts.tabs,
    services: mostFirst(counts.services, (slug) => services.get(slug) ?? slug),
    regions: mostFirst(counts.regions, (code) =>
      code === ONLINE ? "온라인" : (regions.get(code) ?? code),
    ),
    designated: counts.designated,
    urgent: counts.urgent,
    deadlines: counts.deadlines,
  };
}

function mostFirst(counts: ReadonlyMap<string, number>, nameOf: (value: string) => string) {
  return [...counts]
    .map(([value, count]) => ({ value, name: nameOf(value), count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "ko"));
}
