import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import { daysText } from "#domain/calendar/duration-text.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { AccountFrame } from "../account-frame.tsx";

/** Makes an address the account's with the token of the link that was mailed there. Needs no login and gives none. */
export function EmailChangePage() {
  const { token } = useSearch({ from: "/email-change" });
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const change = useEndpointMutation("auth.completeEmailChange", {
    onSuccess: () => setIsDone(true),
    onFailure: setFailure,
  });
  const toSettings = (
    <ButtonLink variant="secondary" render={<Link to="/setting/account" />}>
      계정 설정으로 가기
    </ButtonLink>
  );
  if (isDone) {
    return (
      <AccountFrame title="이메일을 바꿨어요">
        <Notice takesFocus tone="success" live="polite" action={toSettings}>
          이제 이 주소로 로그인하고 소식을 받아요. 옛 주소로도 알려 드렸고, 그 메일에서{" "}
          {daysText(EMAIL_UNDO_MS)} 동안 되돌릴 수 있어요.
        </Notice>
      </AccountFrame>
    );
  }
  if (!token) {
    return (
      <AccountFrame
        title="링크를 알아볼 수 없어요"
        description="주소가 잘린 것 같아요. 메일의 링크를 다시 누르거나, 계정 설정에서 이메일을 다시 바꿔 주세요."
      >
        {toSettings}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="이 이메일로 바꿀까요?"
      description="누르면 이 메일이 온 주소가 계정의 이메일이 되고, 바꾸기를 시작한 기기 말고는 로그아웃해요."
    >
      <div className="flex flex-col gap-5">
        {failure && (
          <Notice tone="danger" live="assertive" action={toSettings}>
            {failureMessage(failure)}
          </Notice>
        )}
        <Button size="lg" block pending={change.pending} onClick={() => change.run({ token })}>
          이메일 바꾸기
        </Button>
      </div>
    </AccountFrame>
  );
}
