import { useQueryClient, useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "#ui/action/button.tsx";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { pageRequestId } from "#web/platform/page/page-request.ts";
import { MessagePage } from "./message-page.tsx";

const BROKEN =
  "화면을 그리다가 문제가 생겼어요. 저장된 내용은 그대로예요. 다시 시도해도 같으면 문의 번호와 함께 알려 주세요.";

/**
 * What stands where a page could not be shown, between the header and the footer that go on working; trying again
 * loads its data anew.
 */
export function ErrorPage({
  error,
  title = "화면을 불러오지 못했어요",
}: Pick<ErrorComponentProps, "error"> & { title?: string }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const boundary = useQueryErrorResetBoundary();
  const failure = error instanceof ApiFailure ? error.error : null;
  const retry = () => {
    // What the page had loaded may be what broke it; what the frame uses stays.
    queryClient.removeQueries({ type: "inactive" });
    boundary.reset();
    return router.invalidate({ sync: true });
  };
  return (
    <MessagePage
      title={title}
      description={error instanceof ApiFailure ? failureMessage(error) : BROKEN}
      traceId={failure?.trace_id ?? pageRequestId() ?? undefined}
      actions={<Button onClick={retry}>다시 시도</Button>}
    />
  );
}
