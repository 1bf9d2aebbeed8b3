import { Notice } from "#ui/feedback/notice.tsx";

/** Why nothing happened after the gateway's page. */
export function ArrivalNotice({ notice }: { notice: string | null }) {
  if (notice === null) return null;
  return (
    <Notice takesFocus live="polite" tone="warning" title="결제 수단을 등록하지 않았어요">
      {notice} 결제되지 않았고, 고른 내용은 그대로예요.
    </Notice>
  );
}
