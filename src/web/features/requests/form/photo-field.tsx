import { Button } from "#ui/button.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";
import { failureMessage } from "#web/platform/api-failure.ts";
import { currentPath, go, loginPath } from "#web/platform/navigation.ts";
import { upload } from "#web/platform/upload.ts";
import { useVisitor } from "#web/platform/visitor.ts";
import type { RequestDraft } from "./request-draft.ts";

const MAX_KILOBYTES = 10_240;
const PICTURES = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/gif"];

interface PhotoFieldProps {
  label: string;
  photos: RequestDraft["photos"];
  ids: readonly string[];
  maxFiles: number;
  onChange: (photos: RequestDraft["photos"]) => void;
  onSending: (sending: boolean) => void;
  error?: string | undefined;
}

/** Photos of the place or thing. They belong to an account, so a guest adds them after signing in. */
export function PhotoField({
  label,
  photos,
  ids,
  maxFiles,
  onChange,
  onSending,
  error,
}: PhotoFieldProps) {
  const { authenticated } = useVisitor();
  if (!authenticated) {
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
      accept={PICTURES}
      maxFiles={maxFiles}
      maxKilobytes={MAX_KILOBYTES}
      error={error}
    />
  );
}
