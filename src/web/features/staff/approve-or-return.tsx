import { useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { KeyCap } from "#ui/text/key-cap.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { ReasonSheet, type Deciding } from "./reason-sheet.tsx";

interface Words {
  title: string;
  description: string;
}

interface ApproveOrReturnProps {
  /** Why it cannot be approved yet; null or left out when it can. */
  obstacle?: string | null;
  /** The question before it is approved. */
  approval: Words;
  approving: { pending: boolean };
  onApprove: () => Promise<unknown>;
  /** The question before it is returned, with a reason that the pro reads. */
  rejection: Words;
  rejecting: Deciding;
  onReject: (reason: string) => unknown;
}

/** The two ways to decide about what a pro submitted and waits for. */
export function ApproveOrReturn(props: ApproveOrReturnProps) {
  const { obstacle = null, approval, approving, onApprove, rejection, rejecting, onReject } = props;
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);

  async function ask() {
    if (await confirm(approval)) await onApprove();
  }

  return (
    <div className="flex flex-wrap gap-2">
      {obstacle !== null && (
        <Notice tone="warning" className="basis-full">
          {obstacle}
        </Notice>
      )}
      <Button
        className="flex-1"
        aria-keyshortcuts="A"
        disabled={obstacle !== null}
        pending={approving.pending}
        onClick={ask}
      >
        승인하기
        <KeyCap name="A" />
      </Button>
      <Button
        className="flex-1"
        variant="secondary"
        aria-keyshortcuts="R"
        onClick={() => setOpen(true)}
      >
        반려하기
        <KeyCap name="R" />
      </Button>
      <ReasonSheet
        open={open}
        onOpenChange={setOpen}
        {...rejection}
        submitLabel="반려하기"
        deciding={rejecting}
        onDecide={onReject}
      />
    </div>
  );
}
