import { useNavigate } from "@tanstack/react-router";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Takes the way to pay away where nothing is paid with it any more; else what has to come first. */
export function RemoveMethod({ overview }: { overview: MembershipOverview }) {
  const { method, membership, purchase } = overview;
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const removing = useEndpointMutation("users.me.billingInfo.remove", {
    onSuccess: async () => {
      toast({ tone: "success", message: "결제 수단을 삭제했어요." });
      await navigate({ to: "/membership" });
    },
  });
  if (!method) return null;
  if (membership || purchase?.state === "confirming") {
    return (
      <p className="mt-4 text-sm text-muted">
        멤버십이 끝난 뒤에는 여기서 결제 수단을 삭제할 수 있어요.
      </p>
    );
  }
  const ask = async () => {
    const sure = await confirm({
      title: "결제 수단을 삭제할까요?",
      description: `${method.name} 정보를 지우고, 결제사에 등록한 것도 해지해요. 다시 결제하려면 새로 등록해야 해요.`,
      danger: true,
    });
    if (sure) await removing.run({});
  };
  return (
    <Button variant="secondary" className="mt-4" pending={removing.pending} onClick={ask}>
      결제 수단 삭제
    </Button>
  );
}
