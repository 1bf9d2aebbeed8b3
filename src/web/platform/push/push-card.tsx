import { useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { putOffPush } from "./push-reason.ts";
import { usePushDevice, type PushState } from "./use-push-device.ts";

/** Asks before the browser does, which asks once only. */
export function PushCard({ onClose }: { onClose: () => void }) {
  const { state, turnOn } = usePushDevice();
  const [asked, setAsked] = useState(false);
  if (!asked && state !== "supported") return null;
  function later() {
    putOffPush();
    onClose();
  }
  return (
    <Card padding="md" role="region" aria-label="기기 알림">
      <p className="font-bold">새 소식을 이 기기로 받을까요?</p>
      <p role="status" className="mt-1 text-sm text-muted">
        {OUTCOMES[state] ?? "답이 오면 바로 알려 드려요. 설정에서 언제든 끌 수 있어요."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === "supported" || state === "failed" ? (
          <>
            <Button
              size="sm"
              onClick={async () => {
                setAsked(true);
                await turnOn();
              }}
            >
              알림 받기
            </Button>
            <Button size="sm" variant="quiet" onClick={later}>
              나중에
            </Button>
          </>
        ) : (
          <Button size="sm" variant="quiet" onClick={later}>
            닫기
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What came of the press. */
const OUTCOMES: Partial<Record<PushState, string>> = {
  on: "이제 이 기기로 알려 드려요.",
  denied: "브라우저에서 알림이 꺼져 있어요. 브라우저 설정에서 이 사이트의 알림을 켜 주세요.",
  failed: "브라우저가 알림을 켜지 못했어요. 잠시 뒤에 다시 눌러 주세요.",
};
