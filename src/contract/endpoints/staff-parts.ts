import * as z from "zod";
import { DECISION_REASON } from "#domain/staff/decision-reason.ts";
import { id, instant, text } from "../schemas.ts";

/** Why staff decide so; where it says so, the person it is about reads it. */
export const reason = text(DECISION_REASON.min, DECISION_REASON.max);

/** An account as staff see it on the page of what they decide about; the number is masked. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  joined_at: instant,
});
export type StaffPerson = z.output<typeof person>;

/** What staff did about one thing before. */
export const pastDecision = z.object({
  at: instant,
  by: z.string(),
  action: z.string(),
  reason: z.string(),
});
export type PastDecision = z.output<typeof pastDecision>;
