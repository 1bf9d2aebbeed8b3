import { useForm } from "react-hook-form";
import { personName } from "#domain/account/name-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface NameSheetProps {
  name: string;
  /** Their name as a pro is another one, which is looked at before it shows. */
  isPro: boolean;
  onClose: () => void;
}

export function NameSheet({ name, isPro, onClose }: NameSheetProps) {
  const toast = useToast();
  const form = useForm({ defaultValues: { name } });
  const { errors } = form.formState;
  const rename = useEndpointMutation("users.me.rename", {
    onSuccess: () => {
      onClose();
      toast({ tone: "success", message: "이름을 바꿨어요." });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <Sheet
      open
      dismissible={false}
      onOpenChange={onClose}
      title="이름 바꾸기"
      {...(isPro && { description: "고객에게 보이는 활동 이름은 고수 프로필에서 바꿔요." })}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => rename.run(values))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="이름"
          autoComplete="name"
          error={errors.name?.message}
          {...form.register("name", rules(personName))}
        />
        <Button type="submit" size="lg" block pending={rename.pending}>
          바꾸기
        </Button>
      </form>
    </Sheet>
  );
}
