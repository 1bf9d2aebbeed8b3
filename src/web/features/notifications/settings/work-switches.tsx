import { DIGEST_HOUR } from "#domain/notice/plan-deliveries.ts";
import { Switch } from "#ui/form/switch.tsx";
import type { Switches } from "./switches.ts";

/** What pros alone decide. */
export function WorkSwitches({ settings, change }: Switches) {
  return (
    <div className="mt-2 border-t border-line pt-2">
      <Switch
        label="이메일은 하루 한 번 모아 받기"
        hint={`아침 ${DIGEST_HOUR}시에 한 통으로 보내요.`}
        checked={settings.digest}
        onChange={(event) => change({ digest: event.target.checked })}
      />
      <Switch
        label="긴급 요청은 밤에도 받기"
        hint="방해하지 않는 시간에도 바로 알려요."
        checked={settings.urgent_at_night}
        onChange={(event) => change({ urgent_at_night: event.target.checked })}
      />
    </div>
  );
}
