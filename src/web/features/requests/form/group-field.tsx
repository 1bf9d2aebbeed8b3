import type { ReactNode } from "react";
import type { Answer, Answers, Question } from "#domain/request-form/question.ts";
import { FieldError } from "./field-error.tsx";

/** One part of a group as its control needs it. */
export interface GroupPart {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
}

interface GroupFieldProps extends GroupPart {
  error: string | undefined;
  renderPart: (part: GroupPart) => ReactNode;
}

/** Several small questions asked together; their answers nest under the group. */
export function GroupField({ question, answer, onAnswer, error, renderPart }: GroupFieldProps) {
  const given: Answers = typeof answer === "object" && !Array.isArray(answer) ? answer : {};

  function change(partId: string, value: Answer | undefined) {
    const next = { ...given };
    if (value === undefined) delete next[partId];
    else next[partId] = value;
    onAnswer(Object.keys(next).length > 0 ? next : undefined);
  }

  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">{question.label}</legend>
      {(question.parts ?? []).map((part) =>
        renderPart({
          question: part,
          answer: given[part.id],
          onAnswer: (value) => change(part.id, value),
        }),
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
