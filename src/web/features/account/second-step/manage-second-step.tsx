import { useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { ProofForm } from "../settings/proof-form.tsx";

interface ManageSecondStepProps {
  /** Recovery codes that were not used. */
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** What there is to do while it is on: new recovery codes, and switching it off. */
export function ManageSecondStep({ left, onCodes }: ManageSecondStepProps) {
  const [opened, setOpened] = useState<"codes" | "off" | null>(null);
  const toast = useToast();
  const close = () => setOpened(null);
  return (
    <>
      <Notice tone="success" title="켜져 있어요">
        쓰지 않은 복구 코드가 {left}개 남았어요.
      </Notice>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpened("codes")}>
          복구 코드 새로 받기
        </Button>
        <Button variant="quiet" onClick={() => setOpened("off")}>
          2단계 인증 끄기
        </Button>
      </div>
      <Sheet
        open={opened === "codes"}
        dismissible={false}
        onOpenChange={close}
        title="복구 코드 새로 받기"
        description="앞서 받은 코드는 더 쓸 수 없게 돼요."
      >
        <ProofForm
          endpoint="users.me.secondStep.renewCodes"
          hint="다른 사람이 받지 못하게 확인해요."
          submitLabel="새로 받기"
          onProven={({ recovery_codes: codes }) => onCodes(codes)}
        />
      </Sheet>
      <Sheet
        open={opened === "off"}
        dismissible={false}
        onOpenChange={close}
        title="2단계 인증 끄기"
        description="다음부터 비밀번호만으로 로그인하고, 복구 코드도 삭제해요."
      >
        <ProofForm
          endpoint="users.me.secondStep.off"
          hint="다른 사람이 끄지 못하게 확인해요."
          submitLabel="끄기"
          onProven={() => toast({ tone: "success", message: "2단계 인증을 껐어요." })}
        />
      </Sheet>
    </>
  );
}
