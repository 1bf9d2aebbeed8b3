import * as z from "zod";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { endpoint } from "../../endpoint.ts";

/** What was at a path, and where to go from there. */
const gonePage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("testimonial"),
    pro: z.object({ id: z.string(), display_name: z.string() }),
  }),
  z.object({
    kind: z.literal("place"),
    service: z.object({ slug: z.string(), name: z.string() }),
    /** Full name of the region that is no more. */
    region: z.string(),
    /** Regions of the same si-do in which the service has a page. */
    places: z.array(z.object({ code: z.string(), full_name: z.string() })),
  }),
]);
export type GonePage = z.output<typeof gonePage>;

export const seoEndpoints = {
  "pages.gone": endpoint("GET /api2/gone/", {
    summary: "이 주소의 화면에 있다가 아주 없어진 것. 있거나 없던 것은 없다고만 답한다",
    access: "anyone",
    query: z.strictObject({ path: z.string().max(200).refine(isWellFormedText) }),
    output: gonePage,
    errors: ["not_found"],
  }),
};
