import type { Output } from "#contract/registry.ts";
import { ApproveOrReturn } from "../approve-or-return.tsx";
import type { OnLate } from "../open-decision.tsx";
import { useDecision } from "../use-decision.ts";

/** Approve or turn down exactly the version that is on the page. */
export function CertificationDecision(props: {
  certification: Output<"staff.certifications.get">;
  onLate: OnLate;
}) {
  const { onLate } = props;
  const { id: certificationId, version, label } = props.certification;
  const approve = useDecision("staff.certifications.approve", {
    done: "자격을 승인했어요.",
    backTo: "certifications",
    onLate,
  });
  const reject = useDecision("staff.certifications.reject", {
    done: "자격을 반려했어요.",
    backTo: "certifications",
    onLate,
    errorShownByForm: true,
  });

  return (
    <ApproveOrReturn
      approval={{
        title: `‘${label}’ 자격을 승인할까요?`,
        description:
          "파일을 열어 적힌 것과 같은지 확인했나요? 승인하면 고수의 프로필과 견적에 표시가 보여요.",
      }}
      approving={approve}
      onApprove={() => approve.run({ certificationId, version })}
      rejection={{
        title: "자격을 반려할까요?",
        description: "고수가 이유를 읽고 수정해서 다시 제출할 수 있어요.",
      }}
      rejecting={reject}
      onReject={(reason) => reject.run({ certificationId, version, reason })}
    />
  );
}
