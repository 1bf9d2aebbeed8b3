import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { helpDeskPath } from "#web/platform/support/help-desk.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { NewPasswordForm } from "../password/new-password-form.tsx";

/** Takes a change of address back by one press, without login; after it a new password is the way in. */
export function UndoEmailChangePage() {
  const { token } = useSearch({ from: "/email-change/undo" });
  const [resetToken, setResetToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const undo = useEndpointMutation("auth.undoEmailChange", {
    onSuccess: ({ reset_token: next }) => setResetToken(next),
    onFailure: setFailure,
  });
  if (resetToken !== null) {
    return (
      <NewPasswordForm
        token={resetToken}
        notice="이메일을 되돌리고 모든 기기에서 로그아웃했어요. 새 비밀번호를 정하면 다시 로그인할 수 있어요."
      />
    );
  }
  if (!token) {
    return (
      <AccountFrame
        title="링크를 알아볼 수 없어요"
        description="주소가 잘린 것 같아요. 메일의 링크를 다시 눌러 주세요."
      >
        <ButtonLink variant="secondary" render={<Link to="/" />}>
          처음으로 가기
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="이메일을 되돌릴까요?"
      description="이 메일이 온 주소로 되돌려요. 모든 기기에서 로그아웃하고, 그 사이에 추가한 패스키와 2단계 인증은 삭제하고 연결한 서비스는 끊어요."
    >
      <div className="flex flex-col gap-5">
        {failure && (
          <Notice
            tone="danger"
            live="assertive"
            action={
              <ButtonLink
                variant="secondary"
                size="sm"
                render={<Link to={helpDeskPath(failure.error?.trace_id)} />}
              >
                고객센터에 알리기
              </ButtonLink>
            }
          >
            {failureMessage(failure)}
          </Notice>
        )}
        <Button size="lg" block pending={undo.pending} onClick={() => undo.run({ token })}>
          되돌리고 로그아웃하기
        </Button>
      </div>
    </AccountFrame>
  );
}
