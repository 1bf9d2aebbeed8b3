import { useState } from "react";
import { identityProof } from "#domain/staff/staff-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ReasonSheet } from "../reason-sheet.tsx";
import { useDecision } from "../use-decision.ts";
import { usePermission } from "../use-permission.ts";

/** Lets somebody in again who lost authenticator app and recovery codes. */
export function SecondStepOff({ accountId, person }: { accountId: string; person: string }) {
  const [open, setOpen] = useState(false);
  const may = usePermission("second_steps");
  const off = useDecision("staff.people.secondStep.off", {
    done: "2단계 인증을 껐어요. 본인에게 알렸어요.",
    onDone: () => setOpen(false),
    errorShownByForm: true,
  });
  return (
    <Section
      title="2단계 인증"
      description={
        may
          ? "켜져 있어요. 인증 앱과 복구 코드를 모두 잃었고 본인이 맞을 때에만 꺼 주세요."
          : "켜져 있어요. 관리자만 끌 수 있어요."
      }
    >
      {may && (
        <>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            2단계 인증 끄기
          </Button>
          <ReasonSheet
            open={open}
            onOpenChange={setOpen}
            title={`${person}님의 2단계 인증을 끌까요?`}
            description="모든 기기에서 로그아웃되고, 끈 것을 본인에게 이메일로도 알려요. 되돌릴 수 없고 본인만 다시 켤 수 있어요."
            label="본인인지 확인한 방법"
            rule={identityProof}
            submitLabel="2단계 인증 끄기"
            onDecide={(reason) => off.run({ accountId, reason })}
            deciding={off}
          />
        </>
      )}
    </Section>
  );
}
