import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { formatDay, formatTime } from "#web/platform/format/format.ts";
import { useNow } from "#web/platform/page/clock.ts";

/** That a new address waits for its link to be opened, and the way not to change to it after all. */
export function PendingEmail() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.email.pending"));
  const toast = useToast();
  const cancel = useEndpointMutation("users.me.email.cancel", {
    onSuccess: () =>
      toast({ tone: "success", message: "이메일 바꾸기를 취소했어요. 보낸 링크는 쓸 수 없어요." }),
  });
  const now = useNow();
  if (data.pending === null || Date.parse(data.pending.expires_at) <= now) return null;
  const { email, expires_at: until } = data.pending;
  return (
    <Notice
      className="mt-5"
      title="새 이메일이 확인을 기다려요"
      action={
        <Button
          size="sm"
          variant="secondary"
          pending={cancel.pending}
          onClick={() => cancel.run({})}
        >
          이메일 바꾸기 취소
        </Button>
      }
    >
      {email} 주소로 온 메일에서{" "}
      <span className="numeric">
        {formatDay(until)} {formatTime(until)}
      </span>
      까지 확인하면 바뀌어요. 메일이 없으면 스팸함을 보고, 주소를 잘못 적었다면 다시 바꿔 주세요.
    </Notice>
  );
}
