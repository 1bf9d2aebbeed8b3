import { knowEachOther } from "#domain/request/contact-visible.ts";
import { maskName } from "#domain/account/mask-name.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { overdueCause } from "#domain/membership/overdue-cause.ts";
import { compareHirePlaces, placeOfHire } from "#domain/pro-hires/hire-order.ts";
import { hireSection } from "#domain/pro-hires/hire-section.ts";
import { reviewsWaitFrom, WAITING_SHOWN, type WaitingKind } from "#domain/pro-today/waiting.ts";
import { reviewExcerpt } from "#domain/review/excerpt.ts";
import type { WaitingGroup } from "#contract/endpoints/pro-work/pro-today.ts";
import type { Output, Query } from "#contract/registry.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { findLots } from "../../features/credits/queries.ts";
import { loadLatest } from "../../features/memberships/membership-rows.ts";
import { messageTextOf } from "../../features/messages/present.ts";
import { expiringCredits } from "../expiring-credits.ts";
import { findListedHires } from "../listed-hires.ts";
import { loadProHires } from "../pro-hire-rows.ts";
import { loadRequestNames } from "./request-names.ts";
import {
  findChangeOrdersToAnswer,
  findConsultationsToAnswer,
  findReadQuotes,
  findReviewsToAnswer,
  findUnreadTalks,
} from "./waiting-rows.ts";

export interface ProAtToday {
  proId: string;
  accountId: string;
  isSuspended: boolean;
  today: Day;
  now: Date;
}

/** A pro's received requests, as their own list shows them. */
export type ListReceived = (
  sql: Sql,
  query: Query<"pro.requests">,
  viewer: { proId: string; now: Date; order: "pressing" },
) => Promise<Output<"pro.requests">>;

type Loaders = { [K in WaitingKind]: () => Promise<Extract<WaitingGroup, { kind: K }> | null> };

/** How each kind of what waits for a pro is found; null where there is none of it. */
export function waitingLoaders(sql: Sql, pro: ProAtToday, listReceived: ListReceived): Loaders {
  const { proId, accountId, now, today } = pro;
  const iso = (at: Date) => seoulIso(at.getTime());
  return {
    membership_overdue: async () => {
      const membership = await loadLatest(sql, accountId);
      if (membership?.state !== "overdue" || membership.arrears === null) return null;
      return { kind: "membership_overdue", cause: overdueCause(membership.arrears) };
    },

    change_order: async () => {
      const rows = await findChangeOrdersToAnswer(sql, proId);
      const shown = rows.slice(0, WAITING_SHOWN);
      const nameOf = await loadRequestNames(sql, shown.map(requestOf));
      return groupOf("change_order", rows.length, () =>
        shown.map((row) => ({
          id: row.id,
          quote_id: row.quote_id,
          ...nameOf(row.request_id, { isNameShown: true }),
          reason: row.reason,
          created_at: iso(row.created_at),
        })),
      );
    },

    consultation: async () => {
      const rows = await findConsultationsToAnswer(sql, proId, now);
      const shown = rows.slice(0, WAITING_SHOWN);
      const names = await accountNames(
        sql,
        shown.map((row) => row.customer_id),
      );
      return groupOf("consultation", rows.length, () =>
        shown.map((row) => ({
          id: row.id,
          customer_name: maskName(names.get(row.customer_id) ?? ""),
          starts_at: iso(row.starts_at),
          answer_by: iso(row.answer_by),
        })),
      );
    },

    past_work: async () => {
      const hires = await findListedHires(sql, proId);
      const past = hires
        .filter((hire) => hireSection(hire, today) === "past")
        .flatMap((hire) => {
          const place = placeOfHire(hire, today);
          return place ? [{ hire, place }] : [];
        })
        .toSorted((a, b) => compareHirePlaces(a.place, b.place))
        .map(({ hire }) => hire);
      const items = await loadProHires(sql, past.slice(0, WAITING_SHOWN), {
        proAccountId: accountId,
        today,
      });
      return groupOf("past_work", past.length, () => items);
    },

    request: async () => {
      const query = { filter: "unanswered", limit: WAITING_SHOWN } as const;
      const { items, counts } = await listReceived(sql, query, {
        proId,
        now,
        order: "pressing",
      });
      return groupOf("request", counts.tabs.unanswered, () =>
        items.map((item) => ({
          request_id: item.request_id,
          service_name: item.service.name,
          region: item.region,
          brief: item.brief,
          designated: item.designated,
          urgent: item.urgent,
          quotes_close_at: item.quotes_close_at,
          credits: item.price.credits,
        })),
      );
    },

    message: async () => {
      const ofRunningWork = pro.isSuspended;
      const rows = await findUnreadTalks(sql, { id: proId, accountId }, { ofRunningWork });
      const shown = rows.slice(0, WAITING_SHOWN);
      const nameOf = await loadRequestNames(sql, shown.map(requestOf));
      return groupOf("message", rows.length, () =>
        shown.map((row) => ({
          quote_id: row.quote_id,
          ...nameOf(row.request_id, { isNameShown: knowEachOther(row.hire_state) }),
          unread_count: row.unread,
          text: messageTextOf(row, { side: "pro", didIt: row.author_id === accountId }),
          created_at: iso(row.created_at),
        })),
      );
    },

    read_quote: async () => {
      const rows = await findReadQuotes(sql, proId, today);
      const shown = rows.slice(0, WAITING_SHOWN);
      const nameOf = await loadRequestNames(sql, shown.map(requestOf));
      return groupOf("read_quote", rows.length, () =>
        shown.map((row) => ({
          quote_id: row.id,
          ...nameOf(row.request_id, { isNameShown: false }),
          unit: row.unit,
          total: row.total,
          read_at: iso(row.read_at),
        })),
      );
    },

    review: async () => {
      const since = new Date(reviewsWaitFrom(now.getTime()));
      const rows = await findReviewsToAnswer(sql, proId, since);
      const shown = rows.slice(0, WAITING_SHOWN);
      const names = await serviceNames(
        sql,
        shown.map((row) => row.service_slug),
      );
      return groupOf("review", rows.length, () =>
        shown.map((row) => ({
          id: row.id,
          service_name: names.get(row.service_slug) ?? row.service_slug,
          rating: row.rating,
          excerpt: reviewExcerpt(row.body),
          created_at: iso(row.created_at),
        })),
      );
    },

    credits_expiring: async () => {
      const expiring = expiringCredits(await findLots(sql, accountId), now);
      return expiring && { kind: "credits_expiring", ...expiring };
    },
  };
}

const requestOf = (row: { request_id: string }) => row.request_id;

function groupOf<K extends WaitingKind, I>(kind: K, count: number, items: () => I[]) {
  return count === 0 ? null : { kind, count, items: items() };
}
