import { groupDigits } from "#domain/text/group-digits.ts";
import { CSV_ROWS_MAX } from "#domain/credits/csv-rows.ts";
import * as z from "zod";
import { TRANSFER_REASONS } from "#domain/credits/ledger.ts";
import { LOT_KINDS } from "#domain/credits/lot.ts";
import { USAGE_MONTHS } from "#domain/credits/monthly-usage.ts";
import { endpoint } from "../endpoint.ts";
import { chosenInstant, day, id, instant, listOf, page, won } from "../schemas.ts";

const count = z.int().min(0);
const lotKind = z.enum(LOT_KINDS);
const reason = z.enum(TRANSFER_REASONS, "내역의 종류를 다시 골라 주세요.");

const lot = z.object({
  id,
  kind: lotKind,
  /** As many as were granted. */
  credits: count,
  available: count,
  held: count,
  /** Paid for the whole lot, VAT included; 0 for what was a gift or came with something else. */
  paid_won: won,
  granted_at: instant,
  /** The first instant at which it no longer pays. */
  expires_at: instant,
});

const filter = z.strictObject({
  reason: reason.optional(),
  /** Days in Seoul, both included. */
  from: day.optional(),
  to: day.optional(),
  lot: id.optional(),
});

const movement = z.object({
  id,
  at: instant,
  reason,
  /** Reason code, e.g. "unread_48h". */
  detail: z.string(),
  /** What happened, in a sentence. */
  text: z.string(),
  /** What it was for, with its page when there is one. */
  subject: z.object({ name: z.string(), path: z.string().nullable() }).nullable(),
  credits: count,
  /** How what can be spent and what is held changed: a hold is −2 and +2, a capture 0 and −2. */
  available: z.int(),
  held: z.int(),
  lots: z.array(z.object({ id, kind: lotKind, credits: count })),
  /** What there was just after it. */
  after: z.object({ available: count, held: count }),
});

const month = z.object({
  /** "2027-03", in Seoul. */
  month: z.string(),
  granted: z.object({
    plan: count,
    rollover: count,
    topup: count,
    bonus: count,
    refund: count,
  }),
  /** Captured and spent. */
  used: count,
  refunded: count,
  /** Written off or taken back, what rolled over from it included. */
  expired: count,
  held: count,
  released: count,
});

export const creditEndpoints = {
  "users.me.credits": endpoint("GET /api/v2/users/me/credits/", {
    summary: "내 크레딧: 사용 가능, 예치 중, 곧 끝나는 것, 묶음별",
    access: "member",
    output: z.object({
      balance: count,
      held: count,
      /** What of the balance pays now; less while a membership is overdue. */
      usable: count,
      /** Used credits whose payment was taken back: nothing can be spent until what comes in has paid them. */
      owed: count,
      /** What is lost within seven days, the first of it after `last_day`. */
      expiring_soon: z.object({ credits: count, last_day: day }).nullable(),
      lots: z.array(lot),
    }),
  }),
  "users.me.credits.ledger": endpoint("GET /api/v2/users/me/credits/ledger/", {
    summary: "크레딧 내역, 새것부터",
    access: "member",
    query: filter.extend(page.shape),
    output: listOf(movement),
  }),
  "users.me.credits.ledger.csv": endpoint("GET /api/v2/users/me/credits/ledger/csv/", {
    summary: `크레딧 내역을 CSV 파일로. 새것부터 ${groupDigits(CSV_ROWS_MAX)}줄까지`,
    access: "member",
    transfer: "binary",
    query: filter,
    output: z.unknown(),
  }),
  "users.me.credits.balance": endpoint("GET /api/v2/users/me/credits/balance/", {
    summary: "지난 어느 시각의 크레딧. 그때 이미 끝난 것은 빼고, 예치한 것은 따로",
    access: "member",
    query: z.strictObject({
      at: chosenInstant("시각을 2027-01-31T09:00:00+09:00처럼 적어 주세요."),
    }),
    output: z.object({ at: instant, balance: count, held: count }),
  }),
  "users.me.credits.usage": endpoint("GET /api/v2/users/me/credits/usage/", {
    summary: "달마다 받은 크레딧, 쓴 크레딧, 끝난 크레딧. 이번 달이 마지막",
    access: "member",
    query: z.strictObject({
      months: z.coerce.number().int().min(1).max(USAGE_MONTHS.max).optional(),
    }),
    output: z.object({ months: z.array(month) }),
  }),
};

export type Credits = z.output<(typeof creditEndpoints)["users.me.credits"]["output"]>;
export type CreditLot = z.output<typeof lot>;
export type CreditMovement = z.output<typeof movement>;
export type CreditMonth = z.output<typeof month>;
