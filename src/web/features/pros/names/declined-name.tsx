import type { ProProfile } from "#contract/endpoints/pros.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { HelpDeskText } from "#web/platform/support/help-desk.tsx";

/** Which new name was declined last, when and why. */
export function DeclinedName({ name, reason, at }: NonNullable<ProProfile["declined_name"]>) {
  return (
    <Notice tone="warning" title="새 활동 이름이 승인되지 않았어요">
      <p>
        신청한 이름: <strong>{name}</strong>
      </p>
      <p className="whitespace-pre-line">
        <span className="numeric">{formatDay(at)}</span> · 이유: <HelpDeskText text={reason} />
      </p>
      <p>지금 이름이 그대로 보여요. 아래에서 다른 이름으로 다시 신청할 수 있어요.</p>
    </Notice>
  );
}
