import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { useState } from "react";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { roomForFiles } from "#domain/quote/add-file.ts";
import { Button } from "#ui/action/button.tsx";
import { FileDrop, type UploadedFile } from "#ui/file/file-drop.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES_AND_DOCUMENTS, uploadFor } from "#web/platform/upload/upload-for.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";

const send = uploadFor("quote_attachment");

/** Files that go up, and then to the customer all at once. */
export function AddFilesForm({ quote }: { quote: QuoteDetail }) {
  const toast = useToast();
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const { uploading, onSending } = useUploading();
  const [problem, setProblem] = useState<string | null>(null);
  const add = useEndpointMutation("quotes.attachments.add", {
    onSuccess: () => {
      setFiles([]);
      setProblem(null);
      toast({ tone: "success", message: "파일을 추가했어요. 고객에게 알렸어요." });
    },
    onFailure: (failure) =>
      setProblem(failure.error?.fields?.["attachment_ids"]?.[0] ?? failureMessage(failure)),
  });
  const room = roomForFiles(quote.attachments.length);
  if (room === 0) {
    return (
      <Notice>
        파일을 {QUOTE_LIMITS.attachmentsMax}개 모두 붙였어요. 더 보여 줄 것은 대화로 보내 주세요.
      </Notice>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (files.length === 0) setProblem("추가할 파일을 먼저 올려 주세요.");
        else if (!uploading)
          void add.run({ quoteId: quote.id, attachment_ids: files.map(({ id }) => id) });
      }}
    >
      <FileDrop
        label="추가할 파일"
        hint={`작업 사진이나 PDF를 ${room}개까지 추가할 수 있어요.`}
        prompt="파일 올리기"
        value={files}
        onChange={(next) => {
          setFiles(next);
          setProblem(null);
        }}
        upload={send}
        onSending={onSending}
        describeFailure={failureMessage}
        {...PICTURES_AND_DOCUMENTS}
        maxFiles={room}
        error={problem ?? undefined}
      />
      <Button block type="submit" size="lg" className="mt-5" pending={add.pending || uploading}>
        견적에 추가
      </Button>
    </form>
  );
}
