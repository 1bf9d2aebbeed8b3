import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { usePushDevice, type PushState } from "#web/platform/push/use-push-device.ts";

/** Turns pushes to this browser on and off, or says why there are none. */
export function ThisDevice() {
  const { devices, state, turnOn, turnOff } = usePushDevice();
  const current = devices.data?.items.find((device) => device.current);
  return (
    <Card padding="md" className="flex flex-wrap items-center gap-3">
      <p role="status" className="min-w-0 flex-1 basis-60">
        {TEXTS[state]}
      </p>
      {state === "on" && (
        <Button size="sm" variant="secondary" onClick={() => turnOff(current?.id)}>
          알림 끄기
        </Button>
      )}
      {(state === "supported" || state === "failed") && (
        <Button size="sm" onClick={turnOn}>
          알림 받기
        </Button>
      )}
    </Card>
  );
}

const TEXTS: Record<PushState, string> = {
  loading: "이 기기를 확인하고 있어요.",
  on: "이 기기로 알림을 받고 있어요.",
  supported: "이 기기로는 알림을 받지 않아요.",
  denied: "브라우저에서 알림이 꺼져 있어요. 브라우저 설정에서 이 사이트의 알림을 켜 주세요.",
  failed: "브라우저가 알림을 켜지 못했어요. 잠시 뒤에 다시 눌러 주세요.",
  on_home_screen:
    "공유 메뉴에서 ‘홈 화면에 추가’를 누르고, 홈 화면에서 솜씨를 열면 받을 수 있어요.",
  missing: "이 브라우저는 알림을 받을 수 없어요.",
  unconfigured: "지금은 기기로 알림을 보내지 않아요.",
};
