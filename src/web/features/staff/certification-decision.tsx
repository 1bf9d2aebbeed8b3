import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/button.tsx";
import { useConfirm } from "#ui/use-confirm.tsx";
import { ReasonSheet } from "./reason-sheet.tsx";
import { useDecision } from "./use-decision.ts";

/** Approve or turn down exactly the version that is on the page. */
export function CertificationDecision(props: {
  certification: Output<"staff.certifications.get">;
}) {
  const { id: certificationId, version, label } = props.certification;
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const approve = useDecision("staff.certifications.approve", {
    done: "자격을 승인했어요.",
    backTo: "certifications",
  });
  const reject = useDecision("staff.certifications.reject", {
    done: "자격을 돌려보냈어요.",
    backTo: "certifications",
    toldByForm: true,
  });

  async function ask() {
    const sure = await confirm({
      title: `'${label}' 자격을 승인할까요?`,
      description: "고수의 프로필과 견적에 표시가 보여요.",
    });
    if (sure) await approve.run({ certificationId, version });
  }

  return (
    <div className="flex gap-2">
      <Button className="flex-1" pending={approve.pending} onClick={ask}>
        승인하기
      </Button>
      <Button className="flex-1" variant="secondary" onClick={() => setOpen(true)}>
        돌려보내기
      </Button>
      <ReasonSheet
        open={open}
        onOpenChange={setOpen}
        title="자격을 돌려보낼까요?"
        description="고수가 이유를 읽고 고쳐서 다시 낼 수 있어요."
        submitLabel="돌려보내기"
        deciding={reject}
        onDecide={(reason) => reject.run({ certificationId, version, reason })}
      />
    </div>
  );
}
