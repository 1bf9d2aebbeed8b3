import type { Output } from "#contract/registry.ts";
import {
  questionsOf,
  type QuestionAndAnswer,
  type ServiceFacts,
} from "#domain/catalogue/service-questions.ts";
import type { Db } from "../../platform/database/sql.ts";
import { loadPricedServices } from "../priced-services.ts";
import type { ServiceFiguresRow } from "./figure-rows.ts";
import type { ServiceRow } from "../../features/catalogue/queries.ts";
import { readQuestions } from "./questions/read-questions.ts";

// Part of the program: read once, when it starts.
const written = readQuestions();

/** The frequent questions of a service with their answers. */
export async function loadQuestions(
  db: Db,
  row: ServiceRow,
  figures: Pick<ServiceFiguresRow, "first_quote_count" | "first_quote_minutes">,
  now: Date,
): Promise<QuestionAndAnswer[]> {
  const [priced] = await loadPricedServices(db, { service: row.slug, now });
  const facts: ServiceFacts = {
    name: row.name,
    required_certificates: row.required_certificates,
    safety: row.safety,
    price: priced ? priceFacts(priced) : null,
    firstQuote: { requests: figures.first_quote_count, minutes: figures.first_quote_minutes },
  };
  return questionsOf(facts, written.get(row.category2_slug) ?? []);
}

function priceFacts({
  price,
  basis,
  n,
  example_of: exampleOf,
}: Output<"prices.list">["items"][number]): ServiceFacts["price"] {
  if (!price) return null;
  return basis === "agreed" ? { ...price, agreed: n } : { ...price, exampleOf: exampleOf ?? "" };
}
