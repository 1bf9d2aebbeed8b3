import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { mainRegion } from "#domain/request-form/main-region.ts";
import { siGunGuOf } from "#domain/region/region.ts";
import { quotesCloseAt, requestClosesAt } from "#domain/request/deadlines.ts";
import { heldGuards, type RequestGuardFacts } from "#domain/request/guards.ts";
import { transition, type RequestActor, type RequestEvent } from "#domain/request/lifecycle.ts";
import type { ContactTerms } from "#domain/request/call-window.ts";
import type { Dice } from "../dice.ts";
import type { MarketRows } from "../market-rows.ts";
import type { Market } from "../market.ts";
import { usePicture } from "../pictures/use-picture.ts";
import { answerForm } from "../requests/answer-form.ts";
import type { RequestPlan } from "./plan.ts";
import { addNotification } from "./add-notification.ts";

export type StoryRequest = MarketRows["requests"][number];

/** Writes a published request with its photos and recipients. */
export function publishRow(market: Market, plan: RequestPlan, dice: Dice): StoryRequest {
  const { rows, ids } = market;
  const { service, publishedAt } = plan;
  const id = ids.at(publishedAt);
  // What is to be done: the room as it is before.
  const photoIds = market.deck.deal("requests", service.slug, plan.photos).map((work) =>
    usePicture(market, {
      picture: work.before ?? work.name,
      ownerId: plan.customer.id,
      purpose: "request_photo",
      attachedTo: { kind: "request", id },
      at: publishedAt - MINUTE_MS,
    }),
  );
  const hasPhotos = service.form.questions.some(({ kind }) => kind === "photo");
  const answers = answerForm(market, {
    service,
    region: plan.region,
    at: publishedAt,
    wantedAt: plan.wantedAt,
    photoIds: hasPhotos ? photoIds : [],
    dice,
  });
  const { decision } = answers;
  const regionCode = mainRegion(service.form, answers);
  const request: StoryRequest = {
    id,
    customer_id: plan.customer.id,
    service_slug: service.slug,
    form_version: service.form.version,
    answers,
    region_code: regionCode,
    si_gun_gu_code: regionCode && siGunGuOf(regionCode),
    quote_limit: plan.quoteLimit,
    decision: typeof decision === "string" ? decision : "",
    contact: drawContact(dice),
    photo_count: photoIds.length,
    quote_count: 0,
    state: "draft",
    state_reason: null,
    ended_by: null,
    reopened_count: 0,
    urgent_at: null,
    bought_quotes: 0,
    published_at: new Date(publishedAt),
    quotes_close_at: new Date(quotesCloseAt(publishedAt)),
    closes_at: new Date(requestClosesAt(publishedAt)),
    ended_at: null,
    created_at: new Date(publishedAt),
  };
  transitionRow(request, "publish", "customer", publishedAt, {
    facts: { phoneVerified: plan.customer.phone !== null, hasOpenDuplicate: false },
  });
  rows.requests.push(request);
  for (const pro of plan.recipients) receiveRow(market, plan, request, pro, dice);
  return request;
}

function receiveRow(
  market: Market,
  plan: RequestPlan,
  request: StoryRequest,
  pro: RequestPlan["recipients"][number],
  dice: Dice,
): void {
  const { publishedAt, service } = plan;
  const quote = plan.quotes.find((one) => one.pro === pro);
  const looked = publishedAt + Math.round((0.1 + 18 * dice.next() ** 2) * HOUR_MS);
  const opensAnyway = dice.chance(0.55) && looked < market.now;
  const openedAt = quote ? Math.max(publishedAt, quote.sentAt - 6 * MINUTE_MS) : looked;
  const isDesignated = pro === plan.designated;
  market.rows.request_recipients.push({
    request_id: request.id,
    pro_id: pro.id,
    designated: isDesignated,
    received_at: new Date(publishedAt),
    opened_at: quote || opensAnyway ? new Date(openedAt) : null,
    credit_cost: null,
    cost_formula: null,
    cost_until: null,
    passed_at: null,
    pass_reason: null,
  });
  addNotification(market, {
    accountId: pro.accountId,
    ...(isDesignated
      ? {
          kind: "request_designated" as const,
          values: { serviceName: service.name, isHalfPrice: false },
        }
      : { kind: "request_received" as const, values: { serviceName: service.name } }),
    path: `/quote?request_id=${request.id}`,
    requestId: request.id,
    at: publishedAt,
  });
}

function drawContact(dice: Dice): ContactTerms {
  if (dice.chance(0.65)) return { channel: "messages" };
  return { channel: "calls", call_from: dice.pick(["09:00", "10:00", "18:00"]), call_to: "21:00" };
}

const ENDED = new Set(["closed", "cancelled", "blocked", "completed"]);

/** Moves a request as the lifecycle table says; a plan that the table forbids is a mistake of ours. */
export function transitionRow(
  request: StoryRequest,
  event: RequestEvent,
  actor: RequestActor,
  at: number,
  { facts = {}, reason }: { facts?: RequestGuardFacts; reason?: string } = {},
): void {
  const held = heldGuards({
    now: at,
    quoteCount: request.quote_count,
    quoteLimit: request.quote_limit,
    quotesCloseAt: request.quotes_close_at.getTime(),
    requestClosesAt: request.closes_at.getTime(),
    timesReopened: request.reopened_count,
    ...(reason === undefined ? {} : { reason }),
    ...facts,
  });
  const move = transition(request.state, event, actor, held);
  if (!move.ok) throw new Error(`${request.id}: ${event} of ${request.state}: ${move.refusal}`);
  const ended = ENDED.has(move.state);
  request.state = move.state;
  request.state_reason = reason ?? null;
  request.ended_by = ended ? actor : null;
  request.ended_at = ended ? new Date(at) : null;
}
