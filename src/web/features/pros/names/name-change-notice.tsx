import type { ProProfile } from "#contract/endpoints/pros.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Says which new name waits for staff, since when, and takes it back. */
export function NameChangeNotice({
  shown,
  nameChange,
}: {
  shown: string;
  nameChange: NonNullable<ProProfile["name_change"]>;
}) {
  const toast = useToast();
  const confirm = useConfirm();
  const withdraw = useEndpointMutation("pro.nameChanges.withdraw", {
    onSuccess: () => toast({ tone: "success", message: "새 이름 신청을 취소했어요." }),
  });

  async function ask() {
    const sure = await confirm({
      title: `‘${nameChange.name}’ 이름 변경을 취소할까요?`,
      description: "지금 이름은 그대로예요. 이름은 나중에 다시 바꿀 수 있어요.",
    });
    if (sure) await withdraw.run({ nameChangeId: nameChange.id });
  }

  return (
    <Notice
      tone="accent"
      title="새 활동 이름을 확인하고 있어요"
      action={
        <Button size="sm" variant="secondary" pending={withdraw.pending} onClick={ask}>
          이름 변경 취소하기
        </Button>
      }
    >
      <p>
        새 이름: <strong>{nameChange.name}</strong>
      </p>
      <p>
        <span className="numeric">{formatDay(nameChange.asked_at)}</span>에 신청했어요. 확인이
        끝나면 알림으로 알려 드려요. 그때까지는 &lsquo;{shown}&rsquo; 이름이 보여요.
      </p>
    </Notice>
  );
}
