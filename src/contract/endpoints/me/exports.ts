import * as z from "zod";
import { EXPORT_STATES } from "#domain/withdrawal/export-times.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, nothing } from "../../schemas.ts";
import { passwordAgain } from "../accounts.ts";

const oneExport = z.object({
  id,
  /** `asked` while it is being made, `destroyed` once its time is over. */
  state: z.enum(EXPORT_STATES),
  asked_at: instant,
  expires_at: instant.nullable(),
  bytes: z.int().nullable(),
});

export const exportEndpoints = {
  "users.me.exports": endpoint("GET /api/v2/users/me/exports/", {
    summary: "내 정보 파일 목록",
    access: "member",
    output: z.object({ items: z.array(oneExport) }),
  }),
  "users.me.exports.create": endpoint("POST /api/v2/users/me/exports/", {
    summary: "내 정보를 한 파일로 요청하기. 하루에 한 번",
    access: "member",
    body: z.strictObject({ password: passwordAgain }),
    output: oneExport,
    success: 201,
    errors: ["export_too_soon", "proof_required", "too_many"],
  }),
  "users.me.exports.file": endpoint("GET /api/v2/users/me/exports/{exportId}/file", {
    summary: "내 정보 파일 받기",
    access: "member",
    params: { exportId: id },
    transfer: "binary",
    output: nothing,
    errors: ["not_found"],
  }),
};
