import { useController, type Control, type FieldValues, type Path } from "react-hook-form";
import { TICKET_LIMITS } from "#domain/support/ticket-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { FileDrop, type UploadedFile } from "#ui/file/file-drop.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { currentPath, go } from "#web/platform/navigation/navigation.ts";
import { verifyPhonePath } from "#web/platform/navigation/login-path.ts";
import { PICTURES_AND_DOCUMENTS, uploadFor } from "#web/platform/upload/upload-for.ts";
import { useMaySendFiles } from "#web/platform/upload/use-may-send-files.ts";

const send = uploadFor("support_file");

interface TicketFilesFieldProps<V extends FieldValues> {
  /** Of a form whose `files` are an `UploadedFile[]`. */
  control: Control<V>;
  onSending: (sending: boolean) => void;
}

/** Files that go with what is written, for whoever may send some. */
export function TicketFilesField<V extends FieldValues & { files: UploadedFile[] }>({
  control,
  onSending,
}: TicketFilesFieldProps<V>) {
  const { field, fieldState } = useController({ control, name: "files" as Path<V> });
  const maySend = useMaySendFiles();
  if (maySend === "account_needed") return null;
  if (maySend === "phone_needed") {
    return (
      <Notice
        title="파일은 휴대폰 번호를 확인한 뒤에 붙일 수 있어요"
        action={
          <Button variant="secondary" size="sm" onClick={() => go(verifyPhonePath(currentPath()))}>
            지금 휴대폰 확인하기
          </Button>
        }
      >
        파일 없이도 보낼 수 있어요. 적은 내용은 그대로 남아 있어요.
      </Notice>
    );
  }
  return (
    <FileDrop
      label="파일"
      optional
      hint={`화면을 찍은 사진이나 PDF를 ${TICKET_LIMITS.filesMax}개까지 붙일 수 있어요. 고객센터만 봐요.`}
      prompt="파일 올리기"
      value={field.value}
      onChange={field.onChange}
      upload={send}
      onSending={onSending}
      describeFailure={failureMessage}
      {...PICTURES_AND_DOCUMENTS}
      maxFiles={TICKET_LIMITS.filesMax}
      error={fieldState.error?.message}
    />
  );
}
