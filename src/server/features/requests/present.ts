import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { publicAnswers } from "#domain/request-form/public-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import { wantedDay } from "#domain/request-form/wanted.ts";
import type { RequestDetail, RequestSummary } from "#contract/endpoints/requests/requests.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RequestRow } from "./queries.ts";

export interface RequestNames {
  /** Service names by slug. */
  services: ReadonlyMap<string, string>;
  /** Full region names by code. */
  regions: ReadonlyMap<string, string>;
}

export function presentService(
  row: Pick<RequestRow, "service_slug">,
  names: RequestNames,
): { slug: string; name: string } {
  return { slug: row.service_slug, name: names.services.get(row.service_slug) ?? row.service_slug };
}

/** Full name of the request's region; null for an online one. */
export function presentRegion(
  row: Pick<RequestRow, "region_code">,
  names: RequestNames,
): string | null {
  return row.region_code === null ? null : (names.regions.get(row.region_code) ?? null);
}

/** What a summary is made of. */
export type SummarisedRow = Pick<
  RequestRow,
  | "id"
  | "service_slug"
  | "region_code"
  | "state"
  | "answers"
  | "quote_count"
  | "quote_limit"
  | "urgent_at"
  | "published_at"
  | "quotes_close_at"
  | "closes_at"
>;

export function presentRequestSummary(
  row: SummarisedRow,
  names: RequestNames,
  facts: { unreadQuotes: number; reviewed: boolean; hasRecipients: boolean },
): RequestSummary {
  return {
    id: row.id,
    service: presentService(row, names),
    region: presentRegion(row, names),
    state: row.state,
    wanted_on: wantedDay(row.answers),
    quote_count: row.quote_count,
    unread_quote_count: facts.unreadQuotes,
    quote_limit: row.quote_limit,
    reviewed: facts.reviewed,
    has_recipients: facts.hasRecipients,
    urgent: row.urgent_at !== null,
    published_at: seoulIso(row.published_at.getTime()),
    quotes_close_at: seoulIso(row.quotes_close_at.getTime()),
    closes_at: seoulIso(row.closes_at.getTime()),
  };
}

/** The answers as lines of text. `hired`: the reader may see what is revealed only after hiring. */
export function presentAnswers(
  row: RequestRow,
  form: RequestForm,
  names: RequestNames,
  hired: boolean,
) {
  return summariseAnswers(
    form,
    publicAnswers(form, row.answers, hired),
    (code) => names.regions.get(code) ?? null,
  );
}

/** What decides whether a request still takes quotes. */
export function quotesWindow(
  row: Pick<RequestRow, "state" | "quote_count" | "quote_limit" | "quotes_close_at">,
) {
  return {
    state: row.state,
    quote_count: row.quote_count,
    quote_limit: row.quote_limit,
    quotes_close_at: row.quotes_close_at.getTime(),
  };
}

/** Loads a request of their own for its customer. */
export type LoadRequestDetail = (db: Db, row: RequestRow, now: Date) => Promise<RequestDetail>;
