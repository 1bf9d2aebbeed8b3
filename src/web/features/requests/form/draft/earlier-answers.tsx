import type { ReactNode } from "react";
import { Button } from "#ui/action/button.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { answersInOneLine } from "#domain/request-form/brief-answers.ts";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import type { RequestDraft } from "./request-draft.ts";
import { useRegionNames } from "../use-region-names.ts";

/** As many lines as say which request it was. */
const MOST_LINES = 5;

interface KeptDraftProps {
  form: RequestForm;
  draft: RequestDraft;
  onContinue: () => void;
  onRestart: () => void;
}

/** What was begun on this device before, to go on with or to leave. */
export function KeptDraft({ form, draft, onContinue, onRestart }: KeptDraftProps) {
  return (
    <AnswerPaper form={form} draft={draft}>
      <Button size="lg" block onClick={onContinue}>
        이어서 쓰기
      </Button>
      <Button size="lg" block variant="secondary" onClick={onRestart}>
        지우고 처음부터 쓰기
      </Button>
    </AnswerPaper>
  );
}

interface LastAnswersProps {
  form: RequestForm;
  /** The answers of the last request, without what is new each time. */
  draft: RequestDraft;
  /** Where the person's last request of all was. */
  place: { code: string; name: string } | null;
  onFill: () => void;
}

/** The answers of the last request for the same service, to begin with. */
export function LastAnswers({ form, draft, place, onFill }: LastAnswersProps) {
  const nameOf = useRegionNames(draft.answers, place);
  const words = answersInOneLine(form, draft.answers, nameOf);
  return (
    <div className="mb-6 rounded-md bg-sunken p-4">
      <p className="font-semibold">지난번 요청과 같은가요?</p>
      <p className="mt-1 line-clamp-2 text-sm text-muted">{words.join(" · ")}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onFill}>
        지난번 답으로 채우기
      </Button>
    </div>
  );
}

function AnswerPaper({
  form,
  draft,
  children,
}: {
  form: RequestForm;
  draft: RequestDraft;
  children: ReactNode;
}) {
  const nameOf = useRegionNames(draft.answers);
  const lines = summariseAnswers(form, draft.answers, nameOf);
  const more = lines.length - MOST_LINES;
  return (
    <>
      <Paper rule="request">
        <PaperTitle title="요청서" level={2} aside="쓰던 내용" />
        <dl className="mt-3 grid gap-2.5">
          {lines.slice(0, MOST_LINES).map(({ question, label, value }) => (
            <div key={question}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="line-clamp-2 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {more > 0 && <p className="mt-3 text-sm text-muted">외 {more}가지</p>}
      </Paper>
      <div className="mt-6 grid gap-2">{children}</div>
    </>
  );
}
