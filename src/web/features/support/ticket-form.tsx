import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { TICKET_LIMITS, ticketSubject, ticketText } from "#domain/support/ticket-rules.ts";
import { ANSWER_BUSINESS_DAYS } from "#domain/support/ticket-times.ts";
import { TICKET_TOPIC_OPTIONS, type TicketTopic } from "#domain/support/topic.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { currentPath, go } from "#web/platform/navigation/navigation.ts";
import { loginPath } from "#web/platform/navigation/login-path.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { TicketFilesField } from "./ticket-files-field.tsx";
import { aboutOptions, chosenAbout, type TicketValues } from "./ticket-values.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface TicketFormProps {
  /** Of the request that failed, from the page that said so. */
  traceId: string | null;
  /** What the link here was about, as the form's value. */
  about: string;
}

/** The question of somebody signed in, about what is theirs. */
export function MemberTicketForm(props: TicketFormProps) {
  const { data: abouts } = useSuspenseQuery(endpointQuery("support.abouts"));
  return <TicketForm {...props} abouts={abouts} />;
}

/** The same of a guest, who logs in before it is sent; what was typed stays in the tab. */
export function GuestTicketForm(props: TicketFormProps) {
  return <TicketForm {...props} abouts={null} />;
}

function TicketForm({
  traceId,
  about,
  abouts,
}: TicketFormProps & { abouts: Output<"support.abouts"> | null }) {
  const navigate = useNavigate();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const { uploading, onSending, unlessUploading } = useUploading();
  const options = abouts ? aboutOptions(abouts) : [];
  const form = useForm<TicketValues>({
    shouldFocusError: false,
    defaultValues: {
      topic: traceId === null ? "" : "error",
      about: options.some(({ value }) => value === about) ? about : "",
      subject: "",
      text: "",
      files: [],
    },
  });
  const kept = useKeptForm(form, `support.${traceId ?? about}`);
  const { errors } = form.formState;
  const send = useEndpointMutation("support.tickets.create", {
    onSuccess: async (ticket) => {
      kept.forget();
      toast({
        tone: "success",
        message: `문의를 받았어요. ${ANSWER_BUSINESS_DAYS}영업일 안에 답해 드려요.`,
      });
      await navigate({ to: "/support/tickets/$ticketId", params: { ticketId: ticket.id } });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });

  function submit({ topic, about: chosen, subject, text, files }: TicketValues) {
    if (abouts === null) return go(loginPath(currentPath()));
    return send.run({
      topic: topic as TicketTopic,
      subject,
      text,
      upload_ids: files.map(({ id }) => id),
      about: chosenAbout(chosen),
      trace_id: traceId,
    });
  }

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={unlessUploading(
        form.handleSubmit(submit, () => focusFirstInvalid(element.current)),
      )}
    >
      {traceId !== null && (
        <Notice title={`문의 번호 ${traceId}`}>
          그때 무슨 일이 있었는지 이 번호로 찾아요. 문의에 함께 보낼게요.
        </Notice>
      )}
      <Select
        label="무엇에 대한 문의인가요?"
        placeholder="골라 주세요"
        options={TICKET_TOPIC_OPTIONS}
        error={errors.topic?.message}
        {...form.register("topic", { required: "무엇에 대한 문의인지 골라 주세요." })}
      />
      {options.length > 0 && (
        <Select
          label="관련된 요청이나 결제"
          optional
          placeholder="고르지 않음"
          options={options}
          error={errors.about?.message}
          {...form.register("about")}
        />
      )}
      <TextField
        label="제목"
        autoComplete="off"
        error={errors.subject?.message}
        {...form.register("subject", rules(ticketSubject))}
      />
      <TextArea
        label="내용"
        hint="언제, 무엇을 하다가 생긴 일인지 적어 주세요. 비밀번호와 인증번호는 적지 마세요."
        rows={8}
        limit={TICKET_LIMITS.textMax}
        error={errors.text?.message}
        {...form.register("text", rules(ticketText))}
      />
      <TicketFilesField control={form.control} onSending={onSending} />
      {abouts === null && (
        <Notice>
          문의를 보내고 답을 읽으려면 로그인이 필요해요. 적은 내용은 로그인한 뒤에도 그대로 있어요.
        </Notice>
      )}
      <FormNotice message={errors.root?.server?.message} />
      <Button block type="submit" size="lg" pending={send.pending || uploading}>
        {abouts === null ? "로그인하고 문의하기" : "문의하기"}
      </Button>
    </form>
  );
}
