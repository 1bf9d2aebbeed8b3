import * as z from "zod";
import { SAVED_PRO_STANDINGS, SAVED_PROS_MAX } from "#domain/saved-pro/saved-pro.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, nothing } from "../../schemas.ts";
import { proCard } from "../market-parts.ts";

const savedPro = z.object({
  pro_id: id,
  standing: z.enum(SAVED_PRO_STANDINGS),
  /** Null for a hidden one. */
  pro: proCard.nullable(),
  /** In the order of the catalogue; none of a hidden one. */
  services: z.array(z.object({ slug: z.string(), name: z.string() })),
  saved_at: instant,
});
export type SavedPro = z.output<typeof savedPro>;

const proRef = { proId: id };

export const savedProEndpoints = {
  "users.me.savedPros": endpoint("GET /api/v2/users/me/saved-pros/", {
    summary: "찜한 고수, 새로 찜한 고수부터. 숨은 고수는 자리만 남는다",
    access: "member",
    output: z.object({ items: z.array(savedPro) }),
  }),
  "users.me.savedPros.ids": endpoint("GET /api/v2/users/me/saved-pros/ids/", {
    summary: "찜한 고수의 id. 목록마다 찜 표시를 그리는 데 쓴다",
    access: "member",
    output: z.object({ items: z.array(id) }),
  }),
  "users.me.savedPros.save": endpoint("PUT /api/v2/users/me/saved-pros/{proId}/", {
    summary: `고수를 찜하기. ${SAVED_PROS_MAX}명까지. 이미 찜했으면 그대로`,
    access: "member",
    params: proRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "saved_pro_limit", "too_many"],
  }),
  "users.me.savedPros.remove": endpoint("DELETE /api/v2/users/me/saved-pros/{proId}/", {
    summary: "찜 취소하기. 지금은 볼 수 없는 고수도",
    access: "member",
    params: proRef,
    output: nothing,
    errors: ["not_found"],
  }),
};
