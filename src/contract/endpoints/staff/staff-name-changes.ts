import * as z from "zod";
import { NAME_CHANGE_STATES } from "#domain/pro/name-change.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, listOf, nothing, page } from "../../schemas.ts";
import { pastDecision, reason, submittedDocument } from "./staff-parts.ts";

const nameChangeRef = { nameChangeId: id };
const state = z.enum(NAME_CHANGE_STATES);

/** New names of approved pros before staff. */
export const staffNameChangeEndpoints = {
  "staff.nameChanges": endpoint("GET /api/v2/staff/name-changes/", {
    summary: "확인을 기다리는 새 활동 이름, 오래 기다린 순",
    access: "staff",
    permission: "pros",
    query: page,
    output: listOf(
      z.object({ id, pro_id: id, name: z.string(), previous_name: z.string(), asked_at: instant }),
    ),
  }),
  "staff.nameChanges.get": endpoint("GET /api/v2/staff/name-changes/{nameChangeId}/", {
    summary: "새 활동 이름 하나를 판단할 때 보는 것. 본 일이 기록된다",
    access: "staff",
    permission: "pros",
    params: nameChangeRef,
    output: z.object({
      id,
      name: z.string(),
      /** Shown when the new one was asked for. */
      previous_name: z.string(),
      state,
      reason: z.string().nullable(),
      asked_at: instant,
      pro: z.object({ id, display_name: z.string(), account_name: z.string() }),
      /** The name that the pro's phone confirmed. */
      confirmed_name: z.string().nullable(),
      certifications: z.array(submittedDocument),
      /** What else the pro asked for, newest first. */
      others: z.array(z.object({ id, name: z.string(), state, asked_at: instant })),
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.nameChanges.approve": endpoint("POST /api/v2/staff/name-changes/{nameChangeId}/approve/", {
    summary: "기다리는 새 활동 이름 승인. 바로 보인다",
    access: "staff",
    permission: "pros",
    params: nameChangeRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.nameChanges.reject": endpoint("POST /api/v2/staff/name-changes/{nameChangeId}/reject/", {
    summary: "기다리는 새 활동 이름 거절. 이유는 고수가 읽는다",
    access: "staff",
    permission: "pros",
    params: nameChangeRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};
