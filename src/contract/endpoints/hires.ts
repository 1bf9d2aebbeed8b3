import * as z from "zod";
import { HIRE_STATES } from "#domain/request/lifecycle.ts";
import { endpoint } from "../endpoint.ts";
import { id } from "../schemas.ts";
import { proCard } from "./market-parts.ts";

/** A hire as its customer looks back at it. */
const customerHire = z.object({
  id,
  request_id: id,
  quote_id: id,
  service: z.object({ slug: z.string(), name: z.string() }),
  pro: proCard,
  agreed_price: z.int(),
  agreed_date: z.string(),
  state: z.enum(HIRE_STATES),
  /** Also of a review that was deleted: there is never a second one. */
  review_id: id.nullable(),
});

export const hireEndpoints = {
  "hires.get": endpoint("GET /api2/hires/{hireId}/", {
    summary: "내가 고용한 거래 하나: 무엇을 누구와 했는지",
    access: "member",
    params: { hireId: id },
    output: customerHire,
    errors: ["not_found"],
  }),
};

export type CustomerHire = z.output<typeof customerHire>;
