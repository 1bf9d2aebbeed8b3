import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { compareHirePlaces, countBySection, placeOfHire } from "#domain/pro-hires/hire-order.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { PAGE_SIZE } from "../../platform/keyset.ts";
import { loadProHires } from "../pro-hire-rows.ts";
import { decodeHirePlace, encodeHirePlace } from "./cursor.ts";
import { findListedHires } from "../listed-hires.ts";

/** What a pro was hired for, running and done. */
export function proHireViewHandlers() {
  return {
    "pro.hires": async ({ sql, viewer, query, now }) => {
      const today = seoulDay(now.getTime());
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeHirePlace(query.cursor);
      const hires = await findListedHires(sql, viewer.pro.id);
      const places = hires.flatMap((hire) => placeOfHire(hire, today) ?? []);
      const following = places
        .filter(({ section }) => isAsked(section, query.state))
        .toSorted(compareHirePlaces)
        .filter((place) => after === null || compareHirePlaces(after, place) < 0);
      const page = following.slice(0, limit);
      const last = page.at(-1);
      const byId = new Map(hires.map((hire) => [hire.id, hire]));
      const items = await loadProHires(
        sql,
        page.flatMap(({ hireId }) => byId.get(hireId) ?? []),
        { proAccountId: viewer.accountId, today },
      );
      const isMore = following.length > limit && last !== undefined;
      return {
        items,
        next: isMore ? encodeHirePlace(last) : null,
        counts: countBySection(places),
      };
    },
  } satisfies Partial<Handlers>;
}

function isAsked(section: string, state: "hired" | "completed" | undefined): boolean {
  return state === undefined || (section === "completed") === (state === "completed");
}
