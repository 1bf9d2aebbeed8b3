import { MORE_QUOTES } from "#domain/request/more-quotes.ts";
import * as z from "zod";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../schemas.ts";

const offer = z.object({
  /** Its price now. */
  credits: z.int(),
  available: z.boolean(),
  /** Why it cannot be bought now, for the person; null when it can. */
  reason: z.string().nullable(),
});

/** What the customer may buy for a request with credits. */
export const spending = z.object({
  /** `pros`: how many would be notified at once. */
  urgent: offer.extend({ pros: z.int() }),
  /** `quotes`: seats added to the quota. */
  more_quotes: offer.extend({ quotes: z.int() }),
});
export type Spending = z.output<typeof spending>;

/** The price that the person was shown; when another one holds now, nothing is bought. */
const expected = z.strictObject({ expected_credits: z.int().min(0).max(1000) });

const spent = z.object({ credits: z.int(), balance: z.int() });

export const requestSpendingEndpoints = {
  "requests.urgent": endpoint("POST /api2/requests/{requestId}/urgent/", {
    summary: "긴급 요청. 아직 견적을 보내지 않은 고수에게 바로 알리고 요청에 표시한다",
    access: "member",
    params: { requestId: id },
    body: expected,
    output: spent.extend({ pros: z.int() }),
    idempotent: true,
    errors: ["not_found", "state_forbids", "price_changed", "credits_insufficient", "credits_owed"],
  }),
  "requests.moreQuotes": endpoint("POST /api2/requests/{requestId}/more-quotes/", {
    summary: `견적 더 받기. 받을 수 있는 견적을 ${MORE_QUOTES.quotes}장 늘린다`,
    access: "member",
    params: { requestId: id },
    body: expected,
    output: spent.extend({ quote_limit: z.int() }),
    idempotent: true,
    errors: ["not_found", "state_forbids", "price_changed", "credits_insufficient", "credits_owed"],
  }),
};
