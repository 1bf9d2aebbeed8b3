import * as z from "zod";
import { CERTIFICATION_KINDS } from "#domain/certification/kind.ts";
import { KEPT_CERTIFICATION_STATES } from "#domain/certification/lifecycle.ts";
import { STAFF_LOG_ACTIONS } from "#domain/staff/log-action.ts";
import { decisionReason, identityProof, staffNote } from "#domain/staff/staff-rules.ts";
import { ruledText } from "../../ruled.ts";
import { id, instant } from "../../schemas.ts";

export const reason = ruledText(decisionReason);
export const proof = ruledText(identityProof);
export const note = ruledText(staffNote);

/** An account as staff see it on the page of what they decide about; the number is masked. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  joined_at: instant,
});
export type StaffPerson = z.output<typeof person>;

/** What staff did before about one thing or the person whose it is. */
export const pastDecision = z.object({
  at: instant,
  by: z.string(),
  action: z.enum(STAFF_LOG_ACTIONS),
  reason: z.string(),
  /** About the very thing that was asked for. */
  is_about_this: z.boolean(),
});
export type PastDecision = z.output<typeof pastDecision>;

/** What a pro submitted to be certified, in a list. */
export const submittedDocument = z.object({
  id,
  kind: z.enum(CERTIFICATION_KINDS),
  label: z.string(),
  state: z.enum(KEPT_CERTIFICATION_STATES),
  business_name: z.string().nullable(),
});
export type SubmittedDocument = z.output<typeof submittedDocument>;
