import { contactTermsText } from "#domain/request/call-window.ts";
import { visibleQuestions } from "#domain/request-form/visible-questions.ts";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { Button } from "#ui/action/button.tsx";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import {
  answersOf,
  CONTACT_ID,
  contactOf,
  QUOTE_LIMIT_ID,
  quoteLimitOf,
  type RequestDraft,
} from "./draft/request-draft.ts";
import { usePhotoPreviews } from "./photos/use-photo-previews.ts";
import { useRegionNames } from "./use-region-names.ts";

interface ReviewStepProps {
  form: RequestForm;
  draft: RequestDraft;
  onEdit: (questionId: string) => void;
}

/** Everything at a glance before it is sent, each line with a way back to its question. */
export function ReviewStep({ form, draft, onEdit }: ReviewStepProps) {
  const nameOf = useRegionNames(draft.answers);
  const photos = usePhotoPreviews(form.service, draft.photos);
  const answers = answersOf(draft);
  const contact = contactOf(draft);
  const answered = summariseAnswers(form, answers, nameOf);
  const photoQuestion = visibleQuestions(form, answers).find(
    (question) => question.kind === "photo" && answers[question.id] === undefined,
  );
  const lines = [
    ...answered,
    ...(photoQuestion
      ? [
          {
            question: photoQuestion.id,
            label: photoQuestion.label,
            value: draft.leftPhotos ? "없음 (지난 요청의 사진은 다시 올려 주세요)" : "없음",
          },
        ]
      : []),
    {
      question: QUOTE_LIMIT_ID,
      label: "받을 견적 수",
      value: `${quoteLimitOf(answers)}장까지`,
    },
    {
      question: CONTACT_ID,
      label: "연락 방법",
      value: contactTermsText(contact),
    },
  ];
  return (
    <Paper rule="request">
      <PaperTitle title="요청서" level={2} />
      <dl className="divide-y divide-line">
        {lines.map(({ question, label, value }) => (
          <div key={question} className="flex items-start gap-3 py-2.5">
            <div className="min-w-0 flex-1 py-1">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="mt-0.5 font-semibold whitespace-pre-line">{value}</dd>
            </div>
            <Button
              variant="quiet"
              size="sm"
              className="-mr-3 shrink-0"
              aria-label={`${label} 수정`}
              onClick={() => onEdit(question)}
            >
              수정
            </Button>
          </div>
        ))}
      </dl>
      <PictureGrid
        label="보낼 사진"
        pictures={photos.flatMap(({ previewUrl }) => (previewUrl ? [{ url: previewUrl }] : []))}
        className="mt-4"
      />
    </Paper>
  );
}
