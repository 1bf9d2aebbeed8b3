import type { Output } from "#contract/registry.ts";
import { answersInOneLine } from "#domain/request-form/brief-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useRegionNames } from "../use-region-names.ts";
import type { RequestDraft } from "./request-draft.ts";

type Open = Output<"requests.last">["open"];

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

/** Before the first question, not after the last: a second request for the same place would be refused. */
function OpenRequests({ open }: { open: Open }) {
  const [first, another] = open;
  if (!first) return null;
  const places = open.flatMap(({ place }) => place?.name ?? []);
  return (
    <Notice
      className="mb-6"
      title="이 서비스로 보낸 요청이 열려 있어요"
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          render={
            another ? (
              <Link to="/requests" />
            ) : (
              <Link to="/requests/$requestId" params={{ requestId: first.id }} />
            )
          }
        >
          {another ? "내 요청 보기" : "열린 요청 보기"}
        </ButtonLink>
      }
    >
      {places.length > 0
        ? `${places.join(", ")} 요청이에요. 다른 지역이라면 새로 보낼 수 있어요.`
        : "그 요청이 끝나면 새로 보낼 수 있어요."}
    </Notice>
  );
}
