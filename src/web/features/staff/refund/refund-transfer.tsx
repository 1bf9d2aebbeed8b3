import { useState } from "react";
import { useForm } from "react-hook-form";
import { transferReference } from "#domain/payment/bank-account-rules.ts";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { rules } from "#web/platform/form/rules.ts";
import { ReasonSheet } from "../reason-sheet.tsx";
import { useDecision } from "../use-decision.ts";

type StaffRefund = Output<"staff.refunds.get">;

const NO_NOTICE = "탈퇴한 회원에게는 알림이 가지 않으니 직접 알려 주세요.";

interface RefundTransferProps {
  refund: StaffRefund;
  account: NonNullable<StaffRefund["account"]>;
}

/** What became of the transfer to exactly the account on the page: it was sent, or the bank did not take it. */
export function RefundTransfer({ refund, account }: RefundTransferProps) {
  return (
    <div className="flex flex-col gap-3">
      <PaidForm refund={refund} account={account} />
      <AskAgain refund={refund} account={account} />
    </div>
  );
}

function PaidForm({ refund, account }: RefundTransferProps) {
  const { id: refundId, amount, has_left: hasLeft } = refund;
  const form = useForm({ defaultValues: { reference: "" } });
  const confirm = useConfirm();
  const paid = useDecision("staff.refunds.paid", {
    done: hasLeft ? "보냈다고 적었어요." : "보냈다고 적고 받는 사람에게 알렸어요.",
    errorShownByForm: true,
  });
  const refusal = paid.failure && failureMessage(paid.failure);

  async function send({ reference }: { reference: string }) {
    const { bank_name: bank, account_number: number, holder, version } = account;
    const sure = await confirm({
      title: `${formatWon(amount)}을 이 계좌로 보냈나요?`,
      description: `${bank} ${number} ${holder}. 되돌릴 수 없어요. ${hasLeft ? NO_NOTICE : "받는 사람에게 바로 알려요."}`,
    });
    if (sure) await paid.run({ refundId, reference, version });
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(send)}>
      <TextField
        label="이체 번호"
        hint="은행의 이체 내역에서 다시 찾을 수 있는 번호예요."
        autoComplete="off"
        error={form.formState.errors.reference?.message ?? refusal ?? undefined}
        {...form.register("reference", rules(transferReference))}
      />
      <Button type="submit" block pending={paid.pending}>
        보냈어요
      </Button>
    </form>
  );
}

function AskAgain({ refund: { id: refundId, has_left: hasLeft }, account }: RefundTransferProps) {
  /** Of the account that was looked at when the sheet was opened: another may come meanwhile. */
  const [version, setVersion] = useState<number | null>(null);
  const ask = useDecision("staff.refunds.askAgain", {
    done: hasLeft ? "계좌를 지웠어요." : "계좌를 지우고 다시 물어봤어요.",
    onDone: () => setVersion(null),
    errorShownByForm: true,
  });
  return (
    <>
      <Button block variant="secondary" onClick={() => setVersion(account.version)}>
        이 계좌로 보낼 수 없어요
      </Button>
      <ReasonSheet
        open={version !== null}
        onOpenChange={(open) => !open && setVersion(null)}
        title={hasLeft ? "이 계좌를 지울까요?" : "계좌를 다시 물어볼까요?"}
        description={hasLeft ? NO_NOTICE : "지금 계좌를 지우고, 받는 사람에게 이유와 함께 알려요."}
        submitLabel={hasLeft ? "계좌 지우기" : "다시 물어보기"}
        tone="primary"
        deciding={ask}
        onDecide={(reason) => version !== null && ask.run({ refundId, version, reason })}
      />
    </>
  );
}
