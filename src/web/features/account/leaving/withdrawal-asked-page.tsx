import { useNavigate, useSearch } from "@tanstack/react-router";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { AccountFrame } from "../account-frame.tsx";
import { chosenText, comeBackText } from "./asked-labels.ts";

/** What a person sees who has just asked to leave: until when they may come back, and the way. */
export function WithdrawalAskedPage() {
  const navigate = useNavigate();
  const toast = useToast();
  const asked = useSearch({ from: "/setting/account/withdrawal/asked" });
  const now = useNow();
  const chosen = chosenText(asked);
  const undo = useEndpointMutation("users.me.withdrawal.undo", {
    onSuccess: async () => {
      toast({
        tone: "success",
        message: "탈퇴 신청을 취소했어요. 로그인하면 이어서 쓸 수 있어요.",
      });
      await navigate({ to: "/login" });
    },
  });
  return (
    <AccountFrame title="탈퇴 신청을 받았어요" description={comeBackText(asked, now)}>
      {chosen && <p className="mb-6 text-muted">{chosen}</p>}
      <div className="flex flex-col gap-3">
        <ButtonLink block size="lg" render={<Link to="/" />}>
          홈으로
        </ButtonLink>
        <Button block size="lg" variant="quiet" pending={undo.pending} onClick={() => undo.run({})}>
          탈퇴 신청 취소하기
        </Button>
      </div>
    </AccountFrame>
  );
}
