import { useForm } from "react-hook-form";
import { BANK_CODES, BANKS } from "#domain/payment/bank.ts";
import { accountHolder, accountNumber, bankCode } from "#domain/payment/bank-account-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

const banks = BANK_CODES.map((code) => ({ value: code, label: BANKS[code] }));

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
      {errors.root?.server?.message && (
        <Notice tone="danger" live="assertive">
          {errors.root.server.message}
        </Notice>
      )}
      <Select
        label="은행"
        placeholder="은행을 골라 주세요"
        options={banks}
        error={errors.bank?.message}
        {...form.register("bank", rules(bankCode))}
      />
      <TextField
        label="계좌번호"
        inputMode="numeric"
        autoComplete="off"
        hint="하이픈은 없어도 돼요. 암호화해서 보관하고 송금에만 써요."
        error={errors.account_number?.message}
        {...form.register("account_number", rules(accountNumber))}
      />
      <TextField
        label="예금주"
        hint="통장에 적힌 이름 그대로 적어 주세요."
        autoComplete="name"
        error={errors.holder?.message}
        {...form.register("holder", rules(accountHolder))}
      />
      <Button type="submit" block pending={setAccount.pending}>
        이 계좌로 받기
      </Button>
    </form>
  );
}
