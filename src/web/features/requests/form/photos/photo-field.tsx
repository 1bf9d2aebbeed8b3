import type { ReactNode } from "react";
import { FileDrop } from "#ui/file/file-drop.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES } from "#web/platform/upload/upload-for.ts";
import { useMaySendFiles } from "#web/platform/upload/use-may-send-files.ts";
import { keepPhoto, sendPhoto } from "./device-photos.ts";
import type { DraftPhoto } from "../draft/request-draft.ts";
import { usePhotoPreviews } from "./use-photo-previews.ts";

interface PhotoFieldProps {
  slug: string;
  label: string;
  labelHidden: boolean;
  optional: boolean;
  hint?: ReactNode;
  photos: readonly DraftPhoto[];
  maxFiles: number;
  onChange: (photos: DraftPhoto[]) => void;
  onSending: (sending: boolean) => void;
  error?: string | undefined;
}

const NOT_KEPT = "이 브라우저에는 사진을 둘 수 없어요. 가입하거나 로그인한 뒤에 올려 주세요.";

/**
 * Photos of the place or thing. Files belong to an account with a phone: until there is one they stay on the device,
 * and are sent with the request.
 */
export function PhotoField({ slug, photos, onChange, hint, ...rest }: PhotoFieldProps) {
  const isSent = useMaySendFiles() === "yes";
  const shown = usePhotoPreviews(slug, photos);
  return (
    <FileDrop
      {...rest}
      hint={isSent ? hint : <>{hint} 사진은 이 기기에 두었다가 요청을 보낼 때 함께 보내요.</>}
      prompt="사진 올리기"
      value={shown}
      onChange={(files) => {
        const known = new Map(photos.map((photo) => [photo.id, photo]));
        onChange(files.map((file) => known.get(file.id) ?? file));
      }}
      upload={async (file, options) => {
        if (isSent) return sendPhoto(file, options);
        try {
          return await keepPhoto(slug, file);
        } catch (cause) {
          throw new Error(NOT_KEPT, { cause });
        }
      }}
      describeFailure={(error) =>
        error instanceof Error && error.message === NOT_KEPT ? NOT_KEPT : failureMessage(error)
      }
      {...PICTURES}
    />
  );
}
