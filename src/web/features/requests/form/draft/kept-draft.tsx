import type { ReactNode } from "react";
import { Button } from "#ui/action/button.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { OpenRequests, type Open } from "./open-requests.tsx";
import type { RequestDraft } from "./request-draft.ts";
import { useRegionNames } from "../use-region-names.ts";

/** As many lines as say which request it was. */
const MOST_LINES = 5;

interface KeptDraftProps {
  form: RequestForm;
  draft: RequestDraft;
  /** The person's requests for the service that are still open. */
  open: Open;
  onContinue: () => void;
  onRestart: () => void;
}

/** What was begun on this device before, to go on with or to leave. */
export function KeptDraft({ form, draft, open, onContinue, onRestart }: KeptDraftProps) {
  return (
    <>
      <OpenRequests open={open} />
      <AnswerPaper form={form} draft={draft}>
        <Button size="lg" block onClick={onContinue}>
          이어서 쓰기
        </Button>
        <Button size="lg" block variant="secondary" onClick={onRestart}>
          지우고 처음부터 쓰기
        </Button>
      </AnswerPaper>
    </>
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
