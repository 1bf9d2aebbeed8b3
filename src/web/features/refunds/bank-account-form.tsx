import { useForm } from "react-hook-form";
import { accountHolder, accountNumber, bankCode } from "#domain/payment/bank-account-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { BankAccountFields } from "#web/platform/payment/bank-account-fields.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface BankAccountFormProps {
  refundId: string;
  onSubmitted: () => void;
}

/** Where the money of a refund is to go. */
export function BankAccountForm({ refundId, onSubmitted }: BankAccountFormProps) {
  const toast = useToast();
  const form = useForm({ defaultValues: { bank: "", account_number: "", holder: "" } });
  const { errors } = form.formState;
  const setAccount = useEndpointMutation("users.me.refundAccount.set", {
    onSuccess: () => {
      toast({ tone: "success", message: "받을 계좌를 저장했어요." });
      onSubmitted();
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-4 border-t border-line pt-5"
      onSubmit={form.handleSubmit((values) => setAccount.run({ refundId, ...values }))}
    >
      <FormNotice message={errors.root?.server?.message} />
      <BankAccountFields
        fields={{
          bank: form.register("bank", rules(bankCode)),
          account_number: form.register("account_number", rules(accountNumber)),
          holder: form.register("holder", rules(accountHolder)),
        }}
        errors={errors}
      />
      <Button type="submit" block pending={setAccount.pending}>
        이 계좌로 받기
      </Button>
    </form>
  );
}
