import type { CertificationState } from "#domain/certification/lifecycle.ts";
import { Notice } from "#ui/feedback/notice.tsx";

interface StateNoticeProps {
  state: CertificationState;
  reason: string | null;
}

/** What the state means for the pro: the reason to answer, or how long to wait. */
export function StateNotice({ state, reason }: StateNoticeProps) {
  if (state === "rejected") {
    return (
      <Notice tone="danger" title="확인하지 못한 이유">
        {reason && <p className="break-words whitespace-pre-line">{reason}</p>}
        <p>수정해서 다시 제출하면 다시 확인해요.</p>
      </Notice>
    );
  }
  if (state === "expired") {
    return (
      <Notice tone="warning" title="유효 기간이 끝나 표시를 내렸어요">
        새로 받은 증명을 제출하면 다시 보여요.
      </Notice>
    );
  }
  if (state === "pending") {
    return <Notice tone="accent">사람이 직접 확인하고 알림으로 알려 드려요.</Notice>;
  }
  return null;
}
