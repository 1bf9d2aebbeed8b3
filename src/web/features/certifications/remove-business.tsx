import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Takes the business away after asking. */
export function RemoveBusiness({ id }: { id: string }) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("users.me.certifications.business.remove", {
    onSuccess: () => toast({ message: "사업자 확인을 삭제했어요." }),
  });
  async function ask() {
    const sure = await confirm({
      title: "사업자 확인을 삭제할까요?",
      description: "표시가 내려가고 올린 서류도 삭제돼요.",
      danger: true,
    });
    if (sure) await remove.run({ id });
  }
  return (
    <Button variant="quiet" pending={remove.pending} onClick={ask}>
      사업자 확인 삭제
    </Button>
  );
}
