import type { CertificationState } from "#domain/certification/lifecycle.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { StateNotice } from "./state-notice.tsx";

/** Above a form: what changing will do, or what there is to answer. */
export function ChangeWarning({
  state,
  reason,
}: {
  state: CertificationState;
  reason: string | null;
}) {
  if (state === "approved") {
    return (
      <Notice tone="warning" title="수정하면 다시 확인을 기다려요">
        그동안 프로필과 견적에서 표시가 내려가요.
      </Notice>
    );
  }
  return <StateNotice state={state} reason={reason} />;
}
