import type { TestimonialState } from "#domain/testimonial/testimonial-state.ts";
import type { Db } from "../../platform/database/sql.ts";

/** Whose a testimonial is and what became of it, without its words. */
export async function findTestimonialState(
  db: Db,
  id: string,
): Promise<{ pro_id: string; state: TestimonialState } | undefined> {
  const [row] = await db<{ pro_id: string; state: TestimonialState }[]>`
    SELECT pro_id, state FROM testimonials WHERE id = ${id}`;
  return row;
}
