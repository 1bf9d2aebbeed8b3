import { useForm } from "react-hook-form";
import { accountEmail } from "#domain/account/email-rules.ts";
import { personName } from "#domain/account/name-rules.ts";
import { mobilePhone } from "#domain/account/phone-rules.ts";
import { accountHolder, accountNumber, bankCode } from "#domain/payment/bank-account-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { BankAccountFields } from "#web/platform/payment/bank-account-fields.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

const phoneIfAny = fieldRule("휴대폰 번호", mobilePhone);

/** Takes the account of somebody who left and has money to come, once they are who the archive says. */
export function RefundClaimForm({ refundId }: { refundId: string }) {
  const toast = useToast();
  const form = useForm({
    defaultValues: { name: "", email: "", phone: "", bank: "", account_number: "", holder: "" },
  });
  const { errors } = form.formState;
  const claim = useEndpointMutation("staff.refunds.claim", {
    onSuccess: () => toast({ tone: "success", message: "본인이 맞아요. 계좌를 저장했어요." }),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <Section title="탈퇴한 회원의 환불 청구">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ phone, ...said }) =>
          claim.run({ refundId, ...said, ...(phone.trim() === "" ? {} : { phone }) }),
        )}
      >
        <Notice title="본인인지 먼저 확인해 주세요">
          고객센터로 연락한 분이 탈퇴할 때의 이메일로 보낸 답장이나 그 번호의 전화로 확인해 주세요.
          이름, 이메일, 번호가 보관된 것과 모두 같아야 계좌를 저장해요. 보관된 정보는 볼 수 없고,
          확인한 일은 기록돼요.
        </Notice>
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="이름"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register("name", rules(personName))}
        />
        <TextField
          label="이메일 주소"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register("email", rules(accountEmail))}
        />
        <TextField
          label="휴대폰 번호"
          type="tel"
          autoComplete="off"
          hint="등록하지 않았던 회원이면 비워 두세요."
          error={errors.phone?.message}
          {...form.register("phone", rules(phoneIfAny))}
        />
        <BankAccountFields
          fields={{
            bank: form.register("bank", rules(bankCode)),
            account_number: form.register("account_number", rules(accountNumber)),
            holder: form.register("holder", rules(accountHolder)),
          }}
          errors={errors}
        />
        <Button type="submit" block pending={claim.pending}>
          확인하고 계좌 저장하기
        </Button>
      </form>
    </Section>
  );
}
