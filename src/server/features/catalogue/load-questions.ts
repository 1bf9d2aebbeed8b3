import {
  questionsOf,
  type QuestionAndAnswer,
  type ServiceFacts,
} from "#domain/catalogue/service-questions.ts";
import type { ServiceFiguresRow } from "./figure-rows.ts";
import { presentPrice } from "./present.ts";
import type { ServiceRow } from "./queries.ts";
import { readQuestions } from "./questions/read-questions.ts";

// Part of the program: read once, when it starts.
const written = readQuestions();

/** The frequent questions of a service with their answers. */
export function loadQuestions(
  row: ServiceRow,
  figures: Pick<ServiceFiguresRow, "first_quote_count" | "first_quote_minutes">,
): QuestionAndAnswer[] {
  const price = presentPrice(row);
  const facts: ServiceFacts = {
    name: row.name,
    required_certificates: row.required_certificates,
    price: price && { ...price, agreed: null },
    firstQuote: { requests: figures.first_quote_count, minutes: figures.first_quote_minutes },
  };
  return questionsOf(facts, written.get(row.category2_slug) ?? []);
}
