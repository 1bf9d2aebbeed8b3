import { Controller, useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { currentPassword } from "#domain/account/password-input.ts";
import { Button } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { formatCredits, formatKoreanDate } from "#web/platform/format/format.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { go } from "#web/platform/navigation/navigation.ts";
import { FormNotice } from "../form-notice.tsx";

type Withdrawal = Output<"users.me.withdrawal">;

interface WithdrawalFormProps {
  unused: Withdrawal["unused"];
  hasPassword: boolean;
}

/** The password once more, and what becomes of what was paid for. */
export function WithdrawalForm({ unused, hasPassword }: WithdrawalFormProps) {
  const form = useForm({ defaultValues: { password: "", gives_up: false } });
  const { errors } = form.formState;
  const ask = useEndpointMutation("users.me.withdrawal.ask", {
    // A new page: the person is nobody here any more.
    onSuccess: () => go("/setting/account/withdrawal/asked"),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <form
      noValidate
      className="flex max-w-120 flex-col gap-5"
      onSubmit={form.handleSubmit(({ password, gives_up }) =>
        ask.run({
          password,
          ...(unused && gives_up && { choice: "give_up" as const }),
        }),
      )}
    >
      <FormNotice message={errors.root?.server?.message} />
      {unused && (
        <div className="rounded-md bg-sunken p-4">
          <p className="font-bold">{unusedText(unused)}</p>
          <p className="mt-1 text-sm text-muted">
            돌려받을 수 있는 금액이 있으면 먼저 환불을 신청해 주세요.
          </p>
          <TextLink placement="alone" render={<Link to="/membership/credits" />}>
            크레딧과 환불 보기
          </TextLink>
          <Controller
            control={form.control}
            name="gives_up"
            rules={{ validate: (given) => given || "포기하는 데 동의해야 탈퇴할 수 있어요." }}
            render={({ field: { value, onChange, ...field }, fieldState }) => (
              <Checkbox
                {...field}
                checked={value}
                onChange={(event) => onChange(event.target.checked)}
                error={fieldState.error?.message}
                label="남은 것을 포기하고 탈퇴할게요"
              />
            )}
          />
        </div>
      )}
      {hasPassword && (
        <PasswordField
          label="지금 비밀번호"
          error={errors.password?.message}
          {...form.register("password", rules(currentPassword))}
        />
      )}
      <Button type="submit" variant="danger" size="lg" block pending={ask.pending}>
        탈퇴 신청하기
      </Button>
    </form>
  );
}

function unusedText({ credits, membership_until: until }: NonNullable<Withdrawal["unused"]>) {
  const left = credits > 0 ? [`쓰지 않은 크레딧 ${formatCredits(credits)}`] : [];
  const membership = until ? [`${formatKoreanDate(until)}까지인 멤버십`] : [];
  return `${[...left, ...membership].join(", ")}이 남아 있어요.`;
}
