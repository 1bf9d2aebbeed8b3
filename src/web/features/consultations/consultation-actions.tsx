import { useState } from "react";
import type { Consultation } from "#contract/endpoints/consultations.ts";
import { Button } from "#ui/action/button.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { acceptQuestion } from "./consultation-labels.ts";
import { EndSheet } from "./end-sheet.tsx";

/** What the lifecycle lets this side do. */
export function ConsultationActions({ consultation }: { consultation: Consultation }) {
  const { id: consultationId, actions } = consultation;
  const [ending, setEnding] = useState<"decline" | "cancel" | null>(null);
  const toast = useToast();
  const confirm = useConfirm();
  const accept = useEndpointMutation("consultations.confirm", {
    onSuccess: () => toast({ tone: "success", message: "상담을 수락했어요." }),
  });
  async function askToAccept() {
    if (await confirm(acceptQuestion(consultation))) await accept.run({ consultationId });
  }

  if (actions.length === 0) return null;
  return (
    <>
      <StickyActionBar>
        {actions.includes("cancel") && (
          <Button size="lg" variant="secondary" onClick={() => setEnding("cancel")}>
            상담 취소하기
          </Button>
        )}
        {actions.includes("decline") && (
          <Button size="lg" variant="secondary" onClick={() => setEnding("decline")}>
            거절하기
          </Button>
        )}
        {actions.includes("confirm") && (
          <Button size="lg" pending={accept.pending} onClick={askToAccept}>
            상담 수락하기
          </Button>
        )}
      </StickyActionBar>
      {(["decline", "cancel"] as const).map((kind) => (
        <EndSheet
          key={kind}
          kind={kind}
          consultation={consultation}
          open={ending === kind}
          onOpenChange={(open) => setEnding(open ? kind : null)}
        />
      ))}
    </>
  );
}
