import { useForm } from "react-hook-form";
import { transferReference } from "#domain/payment/bank-account-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { failureMessage } from "#web/platform/api/api-failure.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useDecision } from "../use-decision.ts";

/** Notes that the money was sent to exactly the account on the page. */
export function RefundPaidForm({ refundId, version }: { refundId: string; version: number }) {
  const form = useForm({ defaultValues: { reference: "" } });
  const paid = useDecision("staff.refunds.paid", {
    done: "보냈다고 적고 받는 사람에게 알렸어요.",
    errorShownByForm: true,
  });
  const refusal = paid.failure && failureMessage(paid.failure);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ reference }) => paid.run({ refundId, reference, version }))}
    >
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
