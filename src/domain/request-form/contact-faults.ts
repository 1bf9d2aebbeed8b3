import { contactFault } from "#domain/message/contact-fault.ts";
import type { Answers, RequestForm } from "./question.ts";

/** Where the texts of a request say how to reach the customer, by question id: pros read them before they are hired. */
export function contactFaults(form: RequestForm, answers: Answers): Record<string, string[]> {
  const faults = form.questions.flatMap(({ id, kind }): [string, string[]][] => {
    const answer = answers[id];
    const fault = kind === "text" && typeof answer === "string" ? contactFault(answer) : null;
    return fault === null ? [] : [[id, [fault]]];
  });
  return Object.fromEntries(faults);
}
