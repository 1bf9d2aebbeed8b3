import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { ReasonSheet } from "../reason-sheet.tsx";
import { useDecision } from "../use-decision.ts";

/** Takes back the approval of exactly the version that is on the page. */
export function CertificationRevocation(props: {
  certification: Output<"staff.certifications.get">;
}) {
  const { id: certificationId, version } = props.certification;
  const [open, setOpen] = useState(false);
  const revoke = useDecision("staff.certifications.revoke", {
    done: "자격 표시를 내렸어요.",
    onDone: () => setOpen(false),
    errorShownByForm: true,
  });
  return (
    <>
      <Button block variant="secondary" onClick={() => setOpen(true)}>
        승인 취소하기
      </Button>
      <ReasonSheet
        open={open}
        onOpenChange={setOpen}
        title="자격 승인을 취소할까요?"
        description="프로필과 견적에서 표시가 내려가고, 고수가 이유를 읽어요."
        submitLabel="승인 취소하기"
        deciding={revoke}
        onDecide={(reason) => revoke.run({ certificationId, version, reason })}
      />
    </>
  );
}
