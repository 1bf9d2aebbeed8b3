import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { FileDrop, type UploadedFile } from "#ui/file/file-drop.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES, uploadFor } from "#web/platform/upload/upload-for.ts";

const sends = {
  certification_file: uploadFor("certification_file"),
  certification_image: uploadFor("certification_image"),
};

interface PictureFieldProps {
  purpose: keyof typeof sends & UploadPurpose;
  label: string;
  hint: string;
  optional?: boolean;
  error?: string | undefined;
  value: UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  /** Called while the picture is being uploaded. */
  onSending: (sending: boolean) => void;
}

/** One picture: of the paper that proves it, or the one that others will see. */
export function PictureField({ purpose, optional = false, error, ...rest }: PictureFieldProps) {
  return (
    <FileDrop
      {...rest}
      optional={optional}
      {...(error === undefined ? {} : { error })}
      prompt="사진 올리기"
      upload={sends[purpose]}
      describeFailure={failureMessage}
      {...PICTURES}
      maxFiles={1}
    />
  );
}

/** An uploaded picture as the drop area keeps it. */
export function keptPicture(
  file: { id: string; name: string; thumb_url: string } | null,
): UploadedFile[] {
  return file === null ? [] : [{ id: file.id, name: file.name, previewUrl: file.thumb_url }];
}
