import { answersInOneLine } from "#domain/request-form/brief-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { Button } from "#ui/action/button.tsx";
import { OpenRequests, type Open } from "./open-requests.tsx";
import { useRegionNames } from "../use-region-names.ts";
import type { RequestDraft } from "./request-draft.ts";

interface LastRequestProps {
  form: RequestForm;
  /** The answers of the last request, without what is new each time; null where there are none to take. */
  draft: RequestDraft | null;
  /** Where the person's last request of all was. */
  place: { code: string; name: string } | null;
  open: Open;
  onFill: () => void;
}

/** What the person's earlier requests for the service mean for a new one. */
export function LastRequest({ open, draft, ...last }: LastRequestProps) {
  return (
    <>
      <OpenRequests open={open} />
      {draft && <LastAnswers draft={draft} {...last} />}
    </>
  );
}

interface LastAnswersProps extends Omit<LastRequestProps, "open"> {
  draft: RequestDraft;
}

/** The answers of the last request for the same service, to begin with. */
function LastAnswers({ form, draft, place, onFill }: LastAnswersProps) {
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
