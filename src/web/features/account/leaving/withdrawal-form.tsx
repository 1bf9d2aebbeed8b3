import { useQuery } from "@tanstack/react-query";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { accountHolder, accountNumber, bankCode } from "#domain/payment/bank-account-rules.ts";
import type { WithdrawalChoice } from "#domain/withdrawal/choices.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { CONFLICT, useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { forgetPerson } from "#web/platform/draft/forget-person.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { go } from "#web/platform/navigation/navigation.ts";
import { BankAccountFields } from "#web/platform/payment/bank-account-fields.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { ProofField } from "../settings/proof-field.tsx";
import { proofOf } from "../settings/proof-values.ts";
import { askedPath } from "./asked-labels.ts";
import { choiceOptions, unusedText, WHAT_CLOSES } from "./unused-labels.ts";

type Withdrawal = Output<"users.me.withdrawal">;

const NO_ACCOUNT = { bank: "", account_number: "", holder: "" };

const SURE = {
  title: "탈퇴를 신청할까요?",
  description: `모든 기기에서 로그아웃돼요. ${WHAT_CLOSES}`,
  danger: true,
};

/** What becomes of what was paid for, and once more who it is. */
export function WithdrawalForm({
  unused,
  onOutOfDate,
}: {
  unused: Withdrawal["unused"];
  /** Called when the server answered that something is not as shown. */
  onOutOfDate: () => void;
}) {
  const form = useForm({
    defaultValues: { password: "", choice: null as WithdrawalChoice | null, ...NO_ACCOUNT },
  });
  const { errors } = form.formState;
  const confirm = useConfirm();
  const { data: proof } = useQuery(endpointQuery("users.me.proof"));
  const options = unused ? choiceOptions(unused.refund) : [];
  const choice = useWatch({ control: form.control, name: "choice" });
  const byBank = choice === "refund" && unused?.refund.by_bank === true;
  const ask = useEndpointMutation("users.me.withdrawal.ask", {
    onSuccess: async ({ until }) => {
      await forgetPerson();
      // A new page: the person is nobody here any more.
      go(askedPath({ until, choice: unused && choice }));
    },
    onFailure: (failure) => {
      if (failure.status === CONFLICT) onOutOfDate();
      showFormFailure(form, failure);
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-120 flex-col gap-5"
      onSubmit={form.handleSubmit(async ({ password, choice: chosen, ...account }) => {
        // Who types a password has stopped to think; whoever is known already would be gone at one press.
        if (proof?.fresh_until && !(await confirm(SURE))) return;
        await ask.run({
          ...proofOf(password),
          ...(unused && chosen && { choice: chosen }),
          ...(unused && chosen === "refund" && { amount: unused.refund.amount }),
          ...(byBank && account),
        });
      })}
    >
      <FormNotice message={errors.root?.server?.message} />
      {unused && (
        <Controller
          control={form.control}
          name="choice"
          rules={{
            // What was chosen may no longer be there to choose.
            validate: (given) =>
              options.some(({ value }) => value === given) || "어떻게 할지 골라 주세요.",
          }}
          render={({ field, fieldState }) => (
            <ChoiceCards
              {...field}
              required
              label={unusedText(unused)}
              options={options}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {byBank && (
        <BankAccountFields
          fields={{
            bank: form.register("bank", rules(bankCode)),
            account_number: form.register("account_number", rules(accountNumber)),
            holder: form.register("holder", rules(accountHolder)),
          }}
          errors={errors}
        />
      )}
      <ProofField error={errors.password?.message} field={form.register("password")} />
      <Button type="submit" variant="danger" size="lg" block pending={ask.pending}>
        탈퇴 신청하기
      </Button>
    </form>
  );
}
