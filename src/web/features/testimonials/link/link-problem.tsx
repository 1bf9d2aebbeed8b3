import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failureMessage } from "#web/platform/api/failure-message.ts";

/** Nothing can be written with this link, nor later with the same one. */
export function NoLink({ description }: { description: string }) {
  return <EmptyState title="추천을 쓸 수 없는 링크예요" description={description} />;
}

/** Why a link could not be opened, and whether trying again may help. */
export function LinkProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiFailure ? error.error?.code : undefined;
  // What stands behind the "#" is all that was sent: of itself it says no more than that a field is wrong.
  if (code === "invalid") return <NoLink description="링크가 잘렸어요. 받은 그대로 열어 주세요." />;
  if (code === "testimonial_link_invalid" || code === "own_testimonial") {
    return <NoLink description={failureMessage(error)} />;
  }
  return (
    <ErrorPanel
      title="초대를 확인하지 못했어요"
      description={failureMessage(error)}
      onRetry={onRetry}
    />
  );
}
