import { Controller, useFormContext } from "react-hook-form";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { FileDrop } from "#ui/file-drop.tsx";
import { failureMessage } from "#web/platform/api-failure.ts";
import { MAX_FILE_KILOBYTES, PICTURE_TYPES, uploadFor } from "#web/platform/upload-for.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

const ACCEPTED = [...PICTURE_TYPES, "application/pdf"];
const send = uploadFor("quote_attachment");

interface AttachmentFieldProps {
  /** Told while files are on their way: a quote sent meanwhile would go without them. */
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
          accept={ACCEPTED}
          maxFiles={QUOTE_LIMITS.attachmentsMax}
          maxKilobytes={MAX_FILE_KILOBYTES}
          error={formState.errors.attachments?.message}
        />
      )}
    />
  );
}
