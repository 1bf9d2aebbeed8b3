import * as z from "zod";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../schemas.ts";

/** How the browser has a person checked: on a page that comes back to ours, or in the gateway's own window. */
const identityOrder = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hosted"), id, url: z.string() }),
  z.object({
    kind: z.literal("portone"),
    /** The gateway's `identityVerificationId`. */
    id,
    store_id: z.string(),
    channel_key: z.string(),
    redirect_url: z.string(),
  }),
]);
export type IdentityOrder = z.output<typeof identityOrder>;

export const identityEndpoints = {
  "users.me.identityVerifications.start": endpoint(
    "POST /api/v2/users/me/identity-verifications/",
    {
      summary: "본인 확인을 시작한다: 확인 화면의 주소나 확인 창에 넘길 값",
      access: "member",
      body: z.strictObject({ return_path: z.string().max(1_000) }),
      output: identityOrder,
      success: 201,
      errors: ["identity_unavailable", "too_many"],
    },
  ),
  "users.me.identityVerifications.complete": endpoint(
    "POST /api/v2/users/me/identity-verifications/{verificationId}/complete/",
    {
      summary: "시작한 본인 확인의 결과를 대행사에 묻고 반영한다. 같은 확인은 같은 답이다",
      access: "member",
      params: { verificationId: id },
      body: z.strictObject({}),
      output: z.object({
        /** First letter only: "김○○". */
        masked_name: z.string(),
        checked_on: z.string(),
        /** Old enough to work as a pro, on that day. */
        is_adult: z.boolean(),
      }),
      errors: [
        "not_found",
        "identity_unfinished",
        "identity_unclear",
        "identity_over",
        "identity_failed",
        "identity_too_young",
        "identity_taken",
        "identity_differs",
        "too_many",
      ],
    },
  ),
};
