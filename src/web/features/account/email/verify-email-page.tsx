import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { AccountFrame } from "../account-frame.tsx";

/** Proves an address with the token of a mailed link. Needs no login: it may be opened on another device. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: "/verify-email" });
  const [isDone, setIsDone] = useState(false);
  const verify = useEndpointMutation("auth.verifyEmail", { onSuccess: () => setIsDone(true) });
  const toMe = (
    <ButtonLink variant="secondary" render={<Link to="/me" />}>
      내 정보로 가기
    </ButtonLink>
  );
  if (isDone) {
    return (
      <AccountFrame title="이메일을 확인했어요">
        <Notice takesFocus tone="success" live="polite" action={toMe}>
          이제 견적과 결제 소식도 이 주소로 보내 드려요.
        </Notice>
      </AccountFrame>
    );
  }
  if (!token) {
    return (
      <AccountFrame
        title="링크를 알아볼 수 없어요"
        description="주소가 잘린 것 같아요. 메일의 링크를 다시 누르거나, 내 정보에서 확인 메일을 다시 받아 주세요."
      >
        {toMe}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="이 이메일이 맞나요?"
      description="확인하면 견적과 결제 소식도 이 메일이 온 주소로 보내 드려요."
    >
      <div className="flex flex-col gap-5">
        {verify.failure && (
          <Notice tone="danger" live="assertive" action={toMe}>
            {failureMessage(verify.failure)}
          </Notice>
        )}
        <Button size="lg" block pending={verify.pending} onClick={() => verify.run({ token })}>
          이메일 확인하기
        </Button>
      </div>
    </AccountFrame>
  );
}
