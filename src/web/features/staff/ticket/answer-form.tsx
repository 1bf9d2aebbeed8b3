import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { TICKET_LIMITS, ticketText } from "#domain/support/ticket-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { FileDrop, type UploadedFile } from "#ui/file/file-drop.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Section } from "#ui/layout/section.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { rules } from "#web/platform/form/rules.ts";
import { PICTURES_AND_DOCUMENTS, uploadFor } from "#web/platform/upload/upload-for.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { useDecision } from "../use-decision.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

const send = uploadFor("support_file", "staff.uploads.create");

interface AnswerValues {
  text: string;
  files: UploadedFile[];
}

const EMPTY: AnswerValues = { text: "", files: [] };

/** What staff write to a ticket, kept while it is not sent. */
export function useAnswerForm(ticketId: string) {
  const form = useForm<AnswerValues>({ shouldFocusError: false, defaultValues: EMPTY });
  useKeptForm(form, `support-answer.${ticketId}`);
  return form;
}

export type AnswerDraft = ReturnType<typeof useAnswerForm>;

interface AnswerFormProps {
  ticket: Output<"staff.tickets.get">;
  form: AnswerDraft;
}

/** The answer to exactly the thread on the page; one that went on meanwhile is shown first, and what was typed stays. */
export function AnswerForm({ ticket, form }: AnswerFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { uploading, onSending, unlessUploading } = useUploading();
  const { errors } = form.formState;
  const answer = useDecision("staff.tickets.answer", {
    done: "답을 보냈어요. 알림과 메일로 알렸어요.",
    errorShownByForm: true,
    onDone: () => form.reset(EMPTY),
  });
  return (
    <Section title="답하기">
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={unlessUploading(
          form.handleSubmit(
            ({ text, files }) =>
              answer.run({
                ticketId: ticket.id,
                version: ticket.version,
                text,
                upload_ids: files.map(({ id }) => id),
              }),
            () => focusFirstInvalid(element.current),
          ),
        )}
      >
        <FormNotice message={answer.failure && failureMessage(answer.failure)} />
        <TextArea
          label="답"
          hint="문의한 분이 그대로 읽어요. 답한 사람의 이름은 보이지 않아요."
          rows={6}
          limit={TICKET_LIMITS.textMax}
          error={errors.text?.message}
          {...form.register("text", rules(ticketText))}
        />
        <Controller
          control={form.control}
          name="files"
          render={({ field }) => (
            <FileDrop
              label="파일"
              optional
              prompt="파일 올리기"
              value={field.value}
              onChange={field.onChange}
              upload={send}
              onSending={onSending}
              describeFailure={failureMessage}
              {...PICTURES_AND_DOCUMENTS}
              maxFiles={TICKET_LIMITS.filesMax}
            />
          )}
        />
        <Button type="submit" block pending={answer.pending || uploading}>
          답 보내기
        </Button>
      </form>
    </Section>
  );
}
