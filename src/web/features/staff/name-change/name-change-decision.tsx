import type { Output } from "#contract/registry.ts";
import { ApproveOrReturn } from "../approve-or-return.tsx";
import type { OnLate } from "../open-decision.tsx";
import { useDecision } from "../use-decision.ts";

/** Approve or turn down a new name that waits. */
export function NameChangeDecision(props: {
  nameChange: Output<"staff.nameChanges.get">;
  onLate: OnLate;
}) {
  const { onLate } = props;
  const { id: nameChangeId, name } = props.nameChange;
  const approve = useDecision("staff.nameChanges.approve", {
    done: "새 이름을 승인했어요.",
    backTo: "name_changes",
    onLate,
  });
  const reject = useDecision("staff.nameChanges.reject", {
    done: "새 이름을 반려했어요.",
    backTo: "name_changes",
    onLate,
    errorShownByForm: true,
  });

  return (
    <ApproveOrReturn
      approval={{
        title: `‘${name}’ 이름을 승인할까요?`,
        description: "검색, 견적, 프로필에 바로 새 이름으로 보여요.",
      }}
      approving={approve}
      onApprove={() => approve.run({ nameChangeId })}
      rejection={{
        title: "새 이름을 반려할까요?",
        description: "지금 이름이 그대로 보이고, 고수가 이유를 읽어요.",
      }}
      rejecting={reject}
      onReject={(reason) => reject.run({ nameChangeId, reason })}
    />
  );
}
