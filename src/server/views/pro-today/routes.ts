import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { COMING_DAYS, concerns, WAITING_KINDS } from "#domain/pro-today/waiting.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { acceptsRequests } from "../../features/pros/queries.ts";
import { loadWorkDays } from "../work-days.ts";
import { waitingLoaders, type ListReceived } from "./load-waiting.ts";

interface Reading {
  listReceived: ListReceived;
}

/** What a pro finds when they come in: the work of the day and what waits for them. */
export function proTodayHandlers({ listReceived }: Reading) {
  return {
    "pro.today": async ({ sql, viewer, now }) => {
      const today = seoulDay(now.getTime());
      const pro = {
        proId: viewer.pro.id,
        accountId: viewer.accountId,
        isSuspended: viewer.pro.state === "suspended",
        today,
        now,
      };
      const loaders = waitingLoaders(sql, pro, listReceived);
      const [accepts, work, groups] = await Promise.all([
        acceptsRequests(sql, pro.proId),
        loadWorkDays(sql, pro.proId, { from: today, to: addDays(today, COMING_DAYS) }),
        Promise.all(
          WAITING_KINDS.filter((kind) => concerns(kind, pro)).map((kind) => loaders[kind]()),
        ),
      ]);
      return {
        day: today,
        pro_id: pro.proId,
        accepts_requests: accepts,
        today: work.filter(({ day }) => day === today),
        coming: work.filter(({ day }) => day > today),
        waiting: groups.flatMap((group) => group ?? []),
      };
    },
  } satisfies Partial<Handlers>;
}
