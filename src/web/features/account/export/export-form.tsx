import { useForm } from "react-hook-form";
import { currentPassword } from "#domain/account/password-input.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "../form-notice.tsx";

/** The password once more: whoever finds the device open shall not take everything along. */
export function ExportForm({ hasPassword }: { hasPassword: boolean }) {
  const toast = useToast();
  const form = useForm({ defaultValues: { password: "" } });
  const { errors } = form.formState;
  const ask = useEndpointMutation("users.me.exports.create", {
    onSuccess: () => {
      form.reset();
      toast({ tone: "success", message: "요청을 받았어요. 파일을 만들고 있어요." });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <form
      noValidate
      className="flex max-w-120 flex-col gap-5"
      onSubmit={form.handleSubmit(({ password }) => ask.run({ password }))}
    >
      <FormNotice message={errors.root?.server?.message} />
      {hasPassword && (
        <PasswordField
          label="지금 비밀번호"
          error={errors.password?.message}
          {...form.register("password", rules(currentPassword))}
        />
      )}
      <Button type="submit" size="lg" block pending={ask.pending}>
        파일 요청하기
      </Button>
    </form>
  );
}
