import { Controller, useFormContext } from "react-hook-form";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { FileDrop } from "#ui/file/file-drop.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES_AND_DOCUMENTS, uploadFor } from "#web/platform/upload/upload-for.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

const send = uploadFor("quote_attachment");

interface AttachmentFieldProps {
  /** Called while files are being uploaded: a quote sent meanwhile would go without them. */
  onSending: (sending: boolean) => void;
}

/** Pictures and PDF documents that go with the quote. */
export function AttachmentField({ onSending }: AttachmentFieldProps) {
  const { control, formState } = useFormContext<QuoteFormValues>();
  return (
    <Controller
      control={control}
      name="attachments"
      render={({ field }) => (
        <FileDrop
          label="첨부 파일"
          optional
          hint="작업 사진이나 견적서 PDF를 붙일 수 있어요."
          prompt="파일 올리기"
          value={field.value}
          onChange={field.onChange}
          upload={send}
          onSending={onSending}
          describeFailure={failureMessage}
          {...PICTURES_AND_DOCUMENTS}
          maxFiles={QUOTE_LIMITS.attachmentsMax}
          error={formState.errors.attachments?.message}
        />
      )}
    />
  );
}
