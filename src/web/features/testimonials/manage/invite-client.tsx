import { QUIET_HOURS_TEXT } from "#domain/notice/quiet-hours.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { TESTIMONIAL_LIMITS } from "#domain/testimonial/testimonial-limits.ts";
import {
  invitationMessage,
  invitedContact,
  invitedName,
} from "#domain/testimonial/testimonial-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { SentLink } from "./sent-link.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface InviteClientProps {
  services: readonly { slug: string; name: string }[];
}

/** Asks one past client; shows the link once, for who would rather send it themselves. */
export function InviteClient({ services }: InviteClientProps) {
  const [sent, setSent] = useState<Output<"pro.testimonial.invite"> | null>(null);
  const service = services.length === 1 ? (services[0]?.slug ?? "") : "";
  const form = useForm({ defaultValues: { client_name: "", contact: "", service, message: "" } });
  const { errors } = form.formState;
  const invite = useEndpointMutation("pro.testimonial.invite", {
    onSuccess: (answer) => {
      setSent(answer);
      form.reset();
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <Card>
      {sent && <SentLink key={sent.invitation.id} sent={sent} onDone={() => setSent(null)} />}
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => invite.run(values))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="고객 이름"
          autoComplete="off"
          maxLength={60}
          error={errors.client_name?.message}
          {...form.register("client_name", rules(invitedName))}
        />
        <TextField
          label="휴대폰 번호나 이메일"
          hint={`초대에만 쓰고, 답을 받거나 초대가 끝나면 지워요. ${QUIET_HOURS_TEXT}의 문자는 아침에 가요.`}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="email"
          maxLength={254}
          error={errors.contact?.message}
          {...form.register("contact", rules(invitedContact))}
        />
        <Select
          label="함께한 서비스"
          placeholder="서비스를 골라 주세요"
          options={services.map(({ slug, name }) => ({ value: slug, label: name }))}
          error={errors.service?.message}
          {...form.register("service", { required: "함께한 서비스를 골라 주세요." })}
        />
        <TextArea
          label="부탁하는 말"
          optional
          rows={3}
          limit={TESTIMONIAL_LIMITS.message.max}
          error={errors.message?.message}
          {...form.register("message", rules(invitationMessage))}
        />
        <Button type="submit" size="lg" block pending={invite.pending}>
          초대 보내기
        </Button>
      </form>
    </Card>
  );
}
