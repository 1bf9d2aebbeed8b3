import { normalizeEmail } from "#domain/account/email.ts";
import { normalizeMobile } from "#domain/account/phone.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Body } from "#contract/registry.ts";
import { readInbox } from "../../gateways/message/local-inbox.ts";
import type { PushServiceControl } from "../../gateways/push/push-service-control.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { carrySession } from "../../platform/session/session-store.ts";
import { inboxPage } from "./inbox-page.ts";
import { afterDuration } from "./iso-duration.ts";
import { messagesPage } from "./messages-page.ts";
import { receivedPushes } from "./received-pushes.ts";
import { stepClock } from "./step-clock.ts";

const INBOX_LENGTH = 200;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Local counterparts of the outside world. Who may call them is decided before they are reached. */
export function devHandlers(deps: {
  sweepDue: () => Promise<void>;
  pushService: PushServiceControl | null;
}) {
  return {
    "dev.inbox": async ({ sql, query, request, reply }) => {
      const to = query.to === undefined ? null : storedRecipient(query.to);
      const sent = await readInbox(sql, to, INBOX_LENGTH);
      const pushed = await receivedPushes(deps.pushService, to, INBOX_LENGTH);
      const items = [...sent, ...pushed]
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, INBOX_LENGTH)
        .map((item) => ({ ...item, at: seoulIso(item.at.getTime()) }));
      void reply.header("cache-control", "no-store");
      if (request.headers.accept?.includes("text/html")) {
        void reply.type("text/html; charset=utf-8").send(inboxPage(items, to, reply.nonce));
      } else {
        void reply.type("application/json; charset=utf-8").send(JSON.stringify({ items }));
      }
      return reply as never;
    },

    "dev.messages": async ({ reply }) => {
      void reply.type("text/html; charset=utf-8").send(messagesPage(reply.nonce));
      return reply;
    },

    "dev.clock": async ({ clock }) => ({ now: seoulIso(clock.now().getTime()) }),

    "dev.clock.set": async ({ sql, clock, viewer, body, now }) => {
      const { moveTo } = clock;
      if (!moveTo) refuse("unavailable");
      const target = targetOf(body, now);
      // Before the steps, during which their page may ask for something.
      if (viewer.kind !== "visitor") {
        await carrySession(sql, viewer.sessionId, target.getTime() - now.getTime());
      }
      await stepClock({ sql, clock, moveTo, sweepDue: deps.sweepDue }, target);
      return { now: seoulIso(clock.now().getTime()) };
    },
  } satisfies Partial<Handlers>;
}

/** Addresses and numbers are found as people type them. */
function storedRecipient(to: string): string {
  return normalizeMobile(to) ?? normalizeEmail(to) ?? to;
}

function targetOf(body: Body<"dev.clock.set">, now: Date): Date {
  if ("advance" in body) {
    const target = afterDuration(now, body.advance);
    return target ?? refuse("invalid", { fields: { advance: ["P1D나 PT10M처럼 적어 주세요."] } });
  }
  const target = INSTANT.test(body.to) ? Date.parse(body.to) : Number.NaN;
  if (Number.isNaN(target)) {
    refuse("invalid", { fields: { to: ["2027-01-31T15:00:00Z처럼 적어 주세요."] } });
  }
  if (target < now.getTime()) {
    refuse("invalid", { fields: { to: ["시각은 앞으로만 옮길 수 있어요."] } });
  }
  return new Date(target);
}
