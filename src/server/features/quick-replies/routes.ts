import { HOUR_MS } from "#domain/calendar/durations.ts";
import { QUICK_REPLY_LIMITS } from "#domain/quick-reply/quick-reply.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  deleteQuickReply,
  findQuickReplies,
  insertQuickReply,
  lockQuickReplies,
  updateQuickReply,
} from "./queries.ts";

const SAVES_PER_HOUR = 120;

/** What a pro keeps to say again. */
export function quickReplyHandlers() {
  return {
    "users.me.quickReplies": async ({ sql, viewer }) => ({
      items: await findQuickReplies(sql, viewer.pro.id),
    }),

    "users.me.quickReplies.create": async ({ body, viewer, now, ids, limit, transaction }) => {
      await limit("quick_reply", viewer.accountId, SAVES_PER_HOUR, HOUR_MS);
      const proId = viewer.pro.id;
      const reply = { id: ids.next(), text: body.text.trim() };
      await transaction(async (tx) => {
        await lockQuickReplies(tx, proId);
        const kept = await findQuickReplies(tx, proId);
        if (kept.length >= QUICK_REPLY_LIMITS.count) refuse("quick_reply_limit");
        await insertQuickReply(tx, { ...reply, pro_id: proId, created_at: now });
      });
      return reply;
    },

    "users.me.quickReplies.edit": async ({ sql, params, body, viewer }) => {
      const reply = { id: params.quickReplyId, text: body.text.trim() };
      if (!(await updateQuickReply(sql, viewer.pro.id, reply))) refuse("not_found");
      return reply;
    },

    "users.me.quickReplies.delete": async ({ sql, params, viewer }) => {
      if (!(await deleteQuickReply(sql, viewer.pro.id, params.quickReplyId))) refuse("not_found");
      return {};
    },
  } satisfies Partial<Handlers>;
}
