import * as z from "zod";
import { endpoint } from "../../endpoint.ts";

const publicRead = z.object({ allow_public_read: z.boolean() });

export const publicReadEndpoints = {
  "users.me.allowPublicRead": endpoint("GET /api2/users/me/provider/allow-public-read", {
    summary: "내 고수 프로필을 누구나 볼 수 있는지",
    access: "member",
    output: publicRead,
    errors: ["not_found"],
  }),
  "users.me.allowPublicRead.set": endpoint("PUT /api2/users/me/provider/allow-public-read", {
    summary: "프로필 공개를 켜거나 끄기. 끄면 요청을 주고받은 사람만 볼 수 있다",
    access: "member",
    body: z.strictObject({ allow_public_read: z.boolean() }),
    output: publicRead,
    errors: ["not_found"],
  }),
};
