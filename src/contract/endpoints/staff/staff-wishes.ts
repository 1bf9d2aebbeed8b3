import * as z from "zod";
import { WISH_MARKS, WISH_STATES } from "#domain/service-wish/lifecycle.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, listOf, nothing, page } from "../../schemas.ts";

const state = z.enum(WISH_STATES);

export const staffWishEndpoints = {
  "staff.wishes": endpoint("GET /api/v2/staff/wishes/", {
    summary:
      "사람들이 찾지 못한 서비스, 같은 검색어끼리 모아. 할 일이 남은 상태는 오래 기다린 것부터, 그 밖에는 새것부터",
    access: "staff",
    permission: "wishes",
    query: page.extend({ state: state.optional() }),
    output: listOf(
      z.object({
        id,
        /** As written last. */
        words: z.string(),
        /** How often it was wished. */
        count: z.int(),
        state,
        first_at: instant,
        last_at: instant,
      }),
    ),
  }),
  "staff.wishes.mark": endpoint("POST /api/v2/staff/wishes/{wishId}/mark/", {
    summary: "찾지 못한 서비스를 확인했거나 추가했다고 표시하기",
    access: "staff",
    permission: "wishes",
    params: { wishId: id },
    body: z.strictObject({ mark: z.enum(WISH_MARKS) }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};
