import type { Answer, Answers } from "#domain/request-form/question.ts";
import { FieldError } from "./field-error.tsx";
import { QuestionField, type QuestionFieldProps } from "./question-field.tsx";

/** Several small questions asked together; their answers nest under the group. */
export function GroupField({ question, answer, onAnswer, error, ...rest }: QuestionFieldProps) {
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
      {(question.parts ?? []).map((part) => (
        <QuestionField
          key={part.id}
          {...rest}
          labelHidden={false}
          question={part}
          answer={given[part.id]}
          onAnswer={(value) => change(part.id, value)}
          error={undefined}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
