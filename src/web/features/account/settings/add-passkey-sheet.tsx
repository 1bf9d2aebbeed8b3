import { useForm } from "react-hook-form";
import { passkeyName } from "#domain/account/passkey.ts";
import { deviceName } from "#domain/account/device-name.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { createPasskey } from "../passkeys/ceremony.ts";
import { ProofField } from "./proof-field.tsx";
import { proofOf } from "./proof-values.ts";

const STOPPED = "패스키를 만들지 않았어요. 이 기기에 이미 있거나, 도중에 멈췄어요.";

/** Names a passkey, proves who asks, and has the device make it. */
export function AddPasskeySheet({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const form = useForm({
    defaultValues: { name: deviceName(window.navigator.userAgent), password: "" },
  });
  const { errors } = form.formState;
  const showFailure = { onFailure: showIn };
  const ask = useEndpointMutation("users.me.passkeys.options", showFailure);
  const add = useEndpointMutation("users.me.passkeys.create", {
    onFailure: showIn,
    onSuccess: () => {
      onClose();
      toast({
        tone: "success",
        message: "패스키를 추가했어요. 다음부터 이것으로 로그인해 보세요.",
      });
    },
  });
  function showIn(failure: Parameters<typeof showFormFailure>[1]) {
    showFormFailure(form, failure);
  }
  async function create(values: { name: string; password: string }) {
    const options = await ask.run(proofOf(values.password));
    if (!options) return;
    const credential = await createPasskey(options);
    if (credential) await add.run({ credential, name: values.name });
    else form.setError("root.server", { type: "device", message: STOPPED });
  }
  return (
    <Sheet
      open
      dismissible={false}
      onOpenChange={onClose}
      title="패스키 추가"
      description="비밀번호 대신 지문, 얼굴, 화면 잠금으로 로그인해요. 지문과 얼굴 정보는 솜씨에 오지 않아요."
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(create)}>
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="패스키 이름"
          hint="어느 기기의 것인지 알아볼 수 있게 적어 주세요."
          error={errors.name?.message}
          {...form.register("name", rules(passkeyName))}
        />
        <ProofField
          hint="다른 사람이 패스키를 추가하지 못하게 확인해요."
          error={errors.password?.message}
          field={form.register("password")}
        />
        <Button
          type="submit"
          size="lg"
          block
          pending={ask.pending || add.pending || form.formState.isSubmitting}
        >
          패스키 만들기
        </Button>
      </form>
    </Sheet>
  );
}
