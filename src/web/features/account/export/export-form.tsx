import { useForm } from "react-hook-form";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { ProofField } from "../settings/proof-field.tsx";
import { proofOf } from "../settings/proof-values.ts";

/** Once more who it is: whoever finds the device open shall not take everything along. */
export function ExportForm() {
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
      onSubmit={form.handleSubmit(({ password }) => ask.run(proofOf(password)))}
    >
      <FormNotice message={errors.root?.server?.message} />
      <ProofField error={errors.password?.message} field={form.register("password")} />
      <Button type="submit" size="lg" block pending={ask.pending}>
        파일 요청하기
      </Button>
    </form>
  );
}
