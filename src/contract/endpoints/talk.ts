import * as z from "zod";
import { QUICK_REPLY_LIMITS, quickReplyText } from "#domain/quick-reply/quick-reply.ts";
import { endpoint } from "../endpoint.ts";
import { ruledText } from "../ruled.ts";
import { id, instant, nothing } from "../schemas.ts";

const block = z.object({
  id,
  /** As the caller may know them. */
  name: z.string(),
  photo_url: z.string().nullable(),
  /** Null of a customer. */
  pro_id: id.nullable(),
  created_at: instant,
});

const quickReply = z.object({ id, text: z.string() });
const quickReplyRef = { quickReplyId: id };
const quickReplyBody = z.strictObject({ text: ruledText(quickReplyText) });

/** What stands beside conversations: who is blocked, and what a pro says again and again. */
export const talkEndpoints = {
  "users.me.blocks": endpoint("GET /api/v2/users/me/blocks/", {
    summary: "내가 차단한 사람, 새로 차단한 사람부터",
    access: "member",
    output: z.object({ items: z.array(block) }),
  }),
  "users.me.blocks.create": endpoint("POST /api/v2/users/me/blocks/", {
    summary:
      "견적의 상대나 고수를 차단하기. 서로 메시지를 보낼 수 없고 새 요청이 이어지지 않는다; 진행 중인 고용은 그대로. 이미 차단했으면 그것을 답한다",
    access: "member",
    body: z.union([z.strictObject({ quote_id: id }), z.strictObject({ pro_id: id })]),
    output: block,
    success: 201,
    errors: ["not_found", "too_many"],
  }),
  "users.me.blocks.delete": endpoint("DELETE /api/v2/users/me/blocks/{blockId}/", {
    summary: "차단 풀기",
    access: "member",
    params: { blockId: id },
    output: nothing,
    errors: ["not_found"],
  }),
  "users.me.quickReplies": endpoint("GET /api/v2/users/me/quick-replies/", {
    summary: "빠른 답변 (고수), 만든 순서로",
    access: "pro_at_work",
    output: z.object({ items: z.array(quickReply) }),
  }),
  "users.me.quickReplies.create": endpoint("POST /api/v2/users/me/quick-replies/", {
    summary: `빠른 답변 만들기 (고수). ${QUICK_REPLY_LIMITS.count}개까지`,
    access: "pro_at_work",
    body: quickReplyBody,
    output: quickReply,
    success: 201,
    errors: ["quick_reply_limit", "too_many"],
  }),
  "users.me.quickReplies.edit": endpoint("PUT /api/v2/users/me/quick-replies/{quickReplyId}/", {
    summary: "빠른 답변 수정",
    access: "pro_at_work",
    params: quickReplyRef,
    body: quickReplyBody,
    output: quickReply,
    errors: ["not_found"],
  }),
  "users.me.quickReplies.delete": endpoint(
    "DELETE /api/v2/users/me/quick-replies/{quickReplyId}/",
    {
      summary: "빠른 답변 지우기",
      access: "pro_at_work",
      params: quickReplyRef,
      output: nothing,
      errors: ["not_found"],
    },
  ),
};
