import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** That an address was not proven yet, and the letter that proves it once more. */
export function UnverifiedEmail({ email }: { email: string }) {
  const toast = useToast();
  const send = useEndpointMutation("users.me.email.sendVerification", {
    onSuccess: () =>
      toast({
        tone: "success",
        message: `${email} 주소로 확인 메일을 보냈어요. 스팸함도 봐 주세요.`,
      }),
  });
  return (
    <Notice
      tone="warning"
      className="mt-5"
      title="확인되지 않은 이메일"
      action={
        <Button size="sm" variant="secondary" pending={send.pending} onClick={() => send.run({})}>
          확인 메일 다시 보내기
        </Button>
      }
    >
      메일의 링크로 확인하기 전에는 이 주소로 계정 메일만 보내요.
    </Notice>
  );
}
