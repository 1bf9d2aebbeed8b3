import { visibleQuestions } from "#domain/request-form/visible-questions.ts";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { useRegionNames } from "./use-region-names.ts";
import { contactOf, quoteLimitOf, type RequestDraft } from "./request-draft.ts";

interface ReviewStepProps {
  form: RequestForm;
  draft: RequestDraft;
  onEdit: (questionId: string) => void;
}

/** Everything at a glance before it is sent, each line with a way back to its question. */
export function ReviewStep({ form, draft, onEdit }: ReviewStepProps) {
  const nameOf = useRegionNames(draft.answers);
  const contact = contactOf(draft);
  const answered = summariseAnswers(form, draft.answers, nameOf);
  const photoQuestion = visibleQuestions(form, draft.answers).find(
    (question) => question.kind === "photo" && draft.answers[question.id] === undefined,
  );
  const lines = [
    ...answered,
    ...(photoQuestion
      ? [{ question: photoQuestion.id, label: photoQuestion.label, value: "없음" }]
      : []),
    {
      question: "quote_limit",
      label: "받을 견적 수",
      value: `${quoteLimitOf(draft.answers)}개까지`,
    },
    {
      question: "contact",
      label: "연락 방법",
      value:
        contact.channel === "messages"
          ? "메시지만"
          : `전화 ${contact.call_from}부터 ${contact.call_to}까지`,
    },
  ];
  return (
    <Card padding="none">
      <dl className="divide-y divide-line">
        {lines.map(({ question, label, value }) => (
          <div key={question} className="flex items-start gap-3 px-4 py-3">
            <div className="min-w-0 flex-1">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="mt-0.5 whitespace-pre-line">{value}</dd>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${label} 고치기`}
              onClick={() => onEdit(question)}
            >
              고치기
            </Button>
          </div>
        ))}
      </dl>
    </Card>
  );
}
