import type { AdvertisingScope } from "#domain/account/advertising-consents.ts";
import { SCOPE_LABELS } from "#domain/notice/advertising-scope-labels.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import type { Switches } from "./switches.ts";

/** What the person agreed to long ago and was asked again: both answers are one press. */
export function AdvertisingQuestion({
  scopes,
  settings,
  change,
}: Switches & { scopes: readonly AdvertisingScope[] }) {
  const keep = useEndpointMutation("users.me.notificationSettings.keepAdvertising");
  const stop = () => {
    const { groups } = settings;
    const none = Object.fromEntries(scopes.map((scope) => [scope, false]));
    change({ groups: { ...groups, advertising: { ...groups.advertising, ...none } } });
  };
  return (
    <Notice
      tone="accent"
      title="혜택과 소식을 계속 받을까요?"
      className="mb-4"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={keep.pending} onClick={() => keep.run({})}>
            계속 받기
          </Button>
          <Button size="sm" variant="secondary" onClick={stop}>
            그만 받기
          </Button>
        </div>
      }
    >
      지금 {scopes.map((scope) => SCOPE_LABELS[scope]).join(", ")}에 동의해 두셨어요. 답하지 않으면
      지금처럼 보내 드려요.
    </Notice>
  );
}
