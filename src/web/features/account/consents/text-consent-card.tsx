import type { MyConsents } from "#contract/endpoints/me/consents.ts";
import { CONSENT_KIND_LABELS } from "#domain/account/consent-kinds.ts";
import { Button } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { Card } from "#ui/layout/card.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { formatDay, formatKoreanDate } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";

type Text = MyConsents["texts"][number];

/** One text with the person's answer to it, and the question where it changed since. */
export function TextConsentCard({ text }: { text: Text }) {
  const { title, path, answer, in_force: current } = text;
  // One agrees to what the privacy policy says is collected and why; the policy itself is ours to state.
  const name = CONSENT_KIND_LABELS[text.kind];
  const toast = useToast();
  const confirm = useConfirm();
  const set = useEndpointMutation("users.me.consents.set", {
    onSuccess: () => toast({ tone: "success", message: "답을 남겼어요." }),
  });
  const give = (granted: boolean) =>
    set.run({ consents: [{ kind: text.kind, version: current.version, granted }] });
  async function refuse() {
    const sure = await confirm({
      title: `${name}에 동의하지 않을까요?`,
      description: WHAT_REFUSING_MEANS,
    });
    if (sure) await give(false);
  }
  const holds = answer?.granted === true && !text.asks;
  return (
    <Card padding="md" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-lg">{name}</h2>
        <Badge tone={text.asks ? "warning" : "neutral"}>{stateOf(text)}</Badge>
      </div>
      {answer && (
        <p className="text-sm text-muted">
          {formatDay(answer.at)}에 {answer.version}판에{" "}
          {answer.granted ? "동의했어요." : "동의하지 않았어요."}
        </p>
      )}
      {text.asks && (
        <Notice title={`${formatKoreanDate(current.from)}부터 ${current.version}판을 쓰고 있어요`}>
          {current.about} 동의하면 새 내용이 그날부터 적용돼요. {WHAT_REFUSING_MEANS}
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-4">
        <TextLink placement="alone" href={text.changes_path ?? path}>
          {text.changes_path ? "달라진 곳 보기" : `${title} 보기`}
        </TextLink>
        {answer?.granted === false && (
          <TextLink placement="alone" render={<Link to="/setting/account/withdrawal" />}>
            탈퇴 알아보기
          </TextLink>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {!holds && (
          <Button
            pending={set.pending}
            aria-label={`${name}에 동의하기`}
            onClick={() => void give(true)}
          >
            동의하기
          </Button>
        )}
        {answer?.granted !== false && (
          <Button
            variant="secondary"
            pending={set.pending}
            aria-label={`${name}에 동의하지 않기`}
            onClick={() => void refuse()}
          >
            동의하지 않기
          </Button>
        )}
      </div>
    </Card>
  );
}

const WHAT_REFUSING_MEANS =
  "동의하지 않아도 진행 중인 거래와 결제는 그대로 마칠 수 있고, 계속 쓰고 싶지 않으면 탈퇴할 수 있어요.";

function stateOf({ asks, answer }: Text): string {
  if (asks) return "다시 여쭤봐요";
  if (answer === null) return "답하지 않음";
  return answer.granted ? "동의함" : "동의하지 않음";
}
