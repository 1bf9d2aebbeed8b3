import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Signs out everywhere but here, where there is an elsewhere. */
export function EndOtherSessions() {
  const sessions = useQuery(endpointQuery("users.me.sessions"));
  const confirm = useConfirm();
  const toast = useToast();
  const end = useEndpointMutation("users.me.sessions.revokeOthers", {
    onSuccess: () => toast({ tone: "success", message: "다른 기기에서는 모두 로그아웃했어요." }),
  });
  if (!sessions.data || sessions.data.items.every(({ current }) => current)) return null;
  return (
    <Button
      variant="secondary"
      className="mt-4"
      pending={end.pending}
      onClick={async () => {
        const title = "다른 기기에서 모두 로그아웃할까요?";
        const description = "지금 이 기기는 로그인한 채로 남아요.";
        if (await confirm({ title, description })) await end.run({});
      }}
    >
      다른 기기 모두 로그아웃
    </Button>
  );
}
