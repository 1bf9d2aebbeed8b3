import { Button } from "#ui/action/button.tsx";
import { FileDrop } from "#ui/file/file-drop.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { failureMessage } from "#web/platform/api/api-failure.ts";
import { PICTURES } from "#web/platform/upload/upload-for.ts";
import {
  currentPath,
  go,
  loginPath,
  verifyPhonePath,
} from "#web/platform/navigation/navigation.ts";
import { upload } from "#web/platform/upload/upload.ts";
import { useMaySendFiles } from "#web/platform/upload/use-may-send-files.ts";
import type { RequestDraft } from "./request-draft.ts";

interface PhotoFieldProps {
  label: string;
  photos: RequestDraft["photos"];
  ids: readonly string[];
  maxFiles: number;
  onChange: (photos: RequestDraft["photos"]) => void;
  onSending: (sending: boolean) => void;
  error?: string | undefined;
}

/** Photos of the place or thing. They belong to an account with a phone, so others add them after that. */
export function PhotoField({
  label,
  photos,
  ids,
  maxFiles,
  onChange,
  onSending,
  error,
}: PhotoFieldProps) {
  const maySend = useMaySendFiles();
  if (maySend === "account_needed") {
    return (
      <Notice
        tone="neutral"
        title="사진은 로그인한 뒤에 붙일 수 있어요"
        action={
          <Button variant="secondary" size="sm" onClick={() => go(loginPath(currentPath()))}>
            지금 로그인하기
          </Button>
        }
      >
        지금은 넘어가도 돼요. 마지막 화면에서 로그인하면 돌아와서 사진을 더할 수 있어요.
      </Notice>
    );
  }
  if (maySend === "phone_needed") {
    return (
      <Notice
        tone="neutral"
        title="사진은 휴대폰 번호를 확인한 뒤에 붙일 수 있어요"
        action={
          <Button variant="secondary" size="sm" onClick={() => go(verifyPhonePath(currentPath()))}>
            지금 휴대폰 확인하기
          </Button>
        }
      >
        적은 답은 그대로 남아 있어요. 지금은 넘어가고, 마지막 화면에서 확인한 뒤 돌아와 더해도 돼요.
      </Notice>
    );
  }
  return (
    <FileDrop
      label={label}
      labelHidden
      prompt="사진 올리기"
      value={photos.filter((photo) => ids.includes(photo.id))}
      onChange={(files) => onChange(files)}
      onSending={onSending}
      upload={async (file, options) => {
        const made = await upload(file, "request_photo", {
          onProgress: options.progress,
          signal: options.signal,
        });
        return { id: made.id, name: made.name, previewUrl: made.thumb_url ?? made.url };
      }}
      describeFailure={failureMessage}
      {...PICTURES}
      maxFiles={maxFiles}
      error={error}
    />
  );
}
