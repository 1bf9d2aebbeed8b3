import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { ApproveOrReturn } from "../approve-or-return.tsx";
import { ReasonSheet } from "../reason-sheet.tsx";
import { suspensionQuestion } from "../staff-labels.ts";
import { usePermission } from "../use-permission.ts";
import type { OnLate } from "../open-decision.tsx";
import { useDecision } from "../use-decision.ts";

type StaffPro = Output<"staff.pros.get">;

/** What may be decided about a pro who was decided about before. */
export function ProSuspension({ pro }: { pro: StaffPro }) {
  const maySuspend = usePermission("suspensions");
  if (!maySuspend) return null;
  if (pro.state === "approved") return <Suspend pro={pro} />;
  if (pro.state === "suspended") return <Reinstate pro={pro} />;
  return null;
}

/** Who has not been checked cannot be approved: that is said before it is tried. */
export function PendingDecision({ pro, onLate }: { pro: StaffPro; onLate: OnLate }) {
  const { id: proId, display_name: name } = pro;
  const approve = useDecision("staff.pros.approve", {
    done: `${name}님을 승인했어요.`,
    backTo: "pros",
    onLate,
  });
  const reject = useDecision("staff.pros.reject", {
    done: `${name}님의 신청을 반려했어요.`,
    backTo: "pros",
    onLate,
    errorShownByForm: true,
  });

  return (
    <ApproveOrReturn
      obstacle={pro.identity ? null : "본인 확인을 마치지 않은 고수예요. 마치면 승인할 수 있어요."}
      approval={{
        title: `${name}님을 승인할까요?`,
        description: "바로 요청을 받을 수 있고 보너스 크레딧이 들어가요.",
      }}
      approving={approve}
      onApprove={() => approve.run({ proId })}
      rejection={{
        title: "신청을 반려할까요?",
        description: "고수가 이유를 읽고 수정해서 다시 신청할 수 있어요.",
      }}
      rejecting={reject}
      onReject={(reason) => reject.run({ proId, reason })}
    />
  );
}

function Suspend({ pro }: { pro: StaffPro }) {
  const [open, setOpen] = useState(false);
  const suspend = useDecision("staff.pros.suspend", {
    done: "활동을 정지했어요.",
    onDone: () => setOpen(false),
    errorShownByForm: true,
  });
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        활동 정지하기
      </Button>
      <ReasonSheet
        open={open}
        onOpenChange={setOpen}
        {...suspensionQuestion(pro.display_name)}
        submitLabel="정지하기"
        deciding={suspend}
        onDecide={(reason) => suspend.run({ proId: pro.id, reason })}
      />
    </div>
  );
}

function Reinstate({ pro }: { pro: StaffPro }) {
  const [open, setOpen] = useState(false);
  const reinstate = useDecision("staff.pros.reinstate", {
    done: "활동 정지를 풀었어요.",
    onDone: () => setOpen(false),
    errorShownByForm: true,
  });
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        정지 풀기
      </Button>
      <ReasonSheet
        open={open}
        onOpenChange={setOpen}
        title="활동 정지를 풀까요?"
        description="전처럼 요청을 받고 프로필이 보여요. 고수가 이유를 읽어요."
        submitLabel="정지 풀기"
        deciding={reinstate}
        onDecide={(reason) => reinstate.run({ proId: pro.id, reason })}
      />
    </div>
  );
}
