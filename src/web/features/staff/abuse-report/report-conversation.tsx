import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import { ReasonSheet } from "../reason-sheet.tsx";
import { ConversationLines } from "./conversation-lines.tsx";

type Page = Output<"staff.reports.conversation">;

/** What was said under the quote that a report is about: shown once a reason is given, and each look is logged with it. */
export function ReportConversation({ reportId }: { reportId: string }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [pages, setPages] = useState<readonly Page[]>([]);
  const showFailure = useFailureToast();
  const look = useEndpointMutation("staff.reports.conversation", {
    onSuccess: (page) => {
      setPages((shown) => [...shown, page]);
      setAsking(false);
    },
    onFailure: (failure) => {
      // The sheet says it itself.
      if (!asking) showFailure(failure);
    },
  });
  const next = pages.at(-1)?.next ?? null;
  const lines = pages.flatMap(({ items }) => items).toReversed();
  return (
    <Section title="대화" description="이유를 적어야 볼 수 있고, 볼 때마다 기록돼요.">
      {pages.length === 0 && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          대화 보기
        </Button>
      )}
      {next !== null && (
        <Button
          variant="secondary"
          size="sm"
          className="mb-4"
          pending={look.pending}
          onClick={() => void look.run({ reportId, reason, before: Number(next) })}
        >
          이전 메시지 더 보기
        </Button>
      )}
      {pages.length > 0 && <ConversationLines lines={lines} />}
      <ReasonSheet
        open={asking}
        onOpenChange={setAsking}
        title="왜 대화를 보나요?"
        description="적은 이유는 운영 기록에 남고 운영자만 봐요."
        submitLabel="대화 보기"
        tone="primary"
        deciding={look}
        onDecide={(given) => {
          setReason(given);
          void look.run({ reportId, reason: given });
        }}
      />
    </Section>
  );
}
