import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { SERVICE_WISH_LIMITS, serviceWishWords } from "#domain/service-wish/rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

/** Says what was looked for in vain to those who choose what the catalogue has. Guests may, too. */
export function ServiceWishForm({ words }: { words: string }) {
  const [isSent, setIsSent] = useState(false);
  const form = useForm({ defaultValues: { words } });
  const { setFocus } = form;
  // It came because somebody pressed for it.
  useEffect(() => setFocus("words"), [setFocus]);
  const { errors } = form.formState;
  const send = useEndpointMutation("serviceWishes.create", {
    onSuccess: () => setIsSent(true),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  if (isSent) {
    return (
      <Notice tone="success" title="알려 주셔서 고마워요" takesFocus>
        많이 찾는 서비스부터 살펴볼게요.
      </Notice>
    );
  }
  return (
    <form
      noValidate
      className="flex max-w-100 flex-col gap-3"
      onSubmit={form.handleSubmit(async (wish) => {
        await send.run(wish);
      })}
    >
      <TextField
        {...form.register("words", rules(serviceWishWords))}
        label="찾는 서비스"
        hint="서비스를 새로 만들 때 살펴볼게요. 이름이나 연락처는 적지 말아 주세요."
        limit={SERVICE_WISH_LIMITS.wordsMax}
        error={errors.words?.message}
      />
      <FormNotice message={errors.root?.server?.message} />
      <div>
        <Button type="submit" pending={send.pending}>
          보내기
        </Button>
      </div>
    </form>
  );
}
