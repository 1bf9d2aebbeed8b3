import { Link } from "#web/platform/navigation/link.tsx";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { closingMeans, mayAskAgain } from "#domain/request/reopen-hint.ts";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { AskAgain } from "./ask-again.tsx";
import { reopenQuestion } from "./reopen-question.ts";

/** What the lifecycle lets the customer do with the request as a whole. */
export function RequestActions({ request }: { request: RequestDetail }) {
  const confirm = useConfirm();
  const toast = useToast();
  const now = useNow();
  const close = useEndpointMutation("requests.close", {
    onSuccess: () =>
      toast({ message: "요청을 마감했어요. 읽지 않은 견적의 비용은 고수에게 돌아가요." }),
  });
  const reopen = useEndpointMutation("requests.reopen", {
    onSuccess: ({ quote_limit }) =>
      toast({
        message: `요청을 다시 열었어요. 견적을 모두 ${quote_limit}장까지 받을 수 있어요.`,
        tone: "success",
      }),
  });

  const stop = useEndpointMutation("requests.stopQuotes", {
    onSuccess: () => toast({ message: "새 견적을 그만 받아요. 받은 견적은 그대로 있어요." }),
  });

  async function askToReopen() {
    const question = reopenQuestion(request.wanted_on, seoulDay(now));
    if (question === null || (await confirm(question))) await reopen.run({ requestId: request.id });
  }

  async function askToStop() {
    const sure = await confirm({
      title: "견적을 그만 받을까요?",
      description: "새 견적은 오지 않고, 받은 견적 중에서 고를 수 있어요.",
    });
    if (sure) await stop.run({ requestId: request.id });
  }

  async function askToClose() {
    const sure = await confirm({
      title: "요청을 마감할까요?",
      description: closingMeans(request.reopening_left),
    });
    if (sure) await close.run({ requestId: request.id });
  }

  const canClose = request.actions.includes("close");
  const canReopen = request.actions.includes("reopen");
  return (
    <div className="flex flex-col gap-2">
      {(request.state === "open" || request.state === "choosing") && (
        <ButtonLink
          block
          variant="secondary"
          render={<Link to="/user/recommended/$requestId" params={{ requestId: request.id }} />}
        >
          추천 고수 보기
        </ButtonLink>
      )}
      {canReopen && (
        <Button block pending={reopen.pending} onClick={askToReopen}>
          다시 열기
        </Button>
      )}
      {mayAskAgain(request) && (
        <AskAgain request={request} isMain={!canReopen && !mayReview(request)} />
      )}
      {request.state === "blocked" && (
        <ButtonLink block variant="secondary" render={<Link to="/search" />}>
          새 요청
        </ButtonLink>
      )}
      {request.actions.includes("stop_quotes") && (
        <Button block variant="quiet" pending={stop.pending} onClick={askToStop}>
          견적 그만 받기
        </Button>
      )}
      {canClose && (
        <Button block variant="quiet" pending={close.pending} onClick={askToClose}>
          요청 마감하기
        </Button>
      )}
    </div>
  );
}

/** Then the review is the next step, and asking again comes after it. */
function mayReview({ hire }: RequestDetail): boolean {
  return hire?.state === "completed" && hire.review_id === null;
}
