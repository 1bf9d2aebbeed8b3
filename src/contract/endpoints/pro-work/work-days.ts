import * as z from "zod";
import { id } from "../../schemas.ts";

/** Work that a pro has agreed on for a day, or a consultation. */
export const workEntry = z.object({
  kind: z.enum(["hire", "consultation"]),
  /** Of the hire or of the consultation. */
  id,
  /** Of a hire: its page. */
  quote_id: id.nullable(),
  /** "YYYY-MM-DD" */
  day: z.string(),
  /** "HH:MM" in Seoul; null while only the day is agreed on. */
  from: z.string().nullable(),
  /** Null for a hire: only its beginning is agreed on. */
  until: z.string().nullable(),
  /** Of a hire. */
  service_name: z.string().nullable(),
  /** Down to the dong; null for what is done online. */
  region: z.string().nullable(),
  customer_name: z.string(),
  /** Won: agreed on, or the fee. */
  amount: z.int(),
  /** Completed, or held. */
  is_done: z.boolean(),
});

export type WorkEntry = z.output<typeof workEntry>;
