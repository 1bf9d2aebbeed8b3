import { useRef } from "react";
import { useForm } from "react-hook-form";
import { TICKET_LIMITS, ticketText } from "#domain/support/ticket-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import type { UploadedFile } from "#ui/file/file-drop.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { TicketFilesField } from "./ticket-files-field.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface ReplyValues {
  text: string;
  files: UploadedFile[];
}

const EMPTY: ReplyValues = { text: "", files: [] };

/** More words of whoever asked. */
export function ReplyForm({ ticketId }: { ticketId: string }) {
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const { uploading, onSending, unlessUploading } = useUploading();
  const form = useForm<ReplyValues>({ shouldFocusError: false, defaultValues: EMPTY });
  useKeptForm(form, `support-reply.${ticketId}`);
  const { errors } = form.formState;
  const send = useEndpointMutation("support.tickets.messages.create", {
    onSuccess: () => {
      form.reset(EMPTY);
      toast({ tone: "success", message: "글을 남겼어요. 확인하고 답해 드려요." });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={unlessUploading(
        form.handleSubmit(
          ({ text, files }) => send.run({ ticketId, text, upload_ids: files.map(({ id }) => id) }),
          () => focusFirstInvalid(element.current),
        ),
      )}
    >
      <TextArea
        label="이어서 남기기"
        rows={4}
        limit={TICKET_LIMITS.textMax}
        error={errors.text?.message}
        {...form.register("text", rules(ticketText))}
      />
      <TicketFilesField control={form.control} onSending={onSending} />
      <FormNotice message={errors.root?.server?.message} />
      <Button block type="submit" pending={send.pending || uploading}>
        보내기
      </Button>
    </form>
  );
}
