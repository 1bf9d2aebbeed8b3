import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import FileText from "lucide-react/icons/file-text";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { clsx } from "clsx";
import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import type { RunningUpload, UploadedFile } from "./file-uploads.ts";
import { IconButton } from "../action/icon-button.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";

/** One file in a drop area: picture or icon, name, what to do with it. */
function FileTile({
  name,
  previewUrl,
  invalid,
  children,
  actions,
}: {
  name: string;
  previewUrl?: string;
  invalid?: boolean;
  children?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <li
      data-failed={invalid ? "" : undefined}
      className={clsx(
        "flex min-w-0 items-center gap-3 rounded-md border bg-surface p-2",
        invalid ? "border-danger" : "border-line",
      )}
    >
      <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-muted">
        {previewUrl ? (
          <img src={previewUrl} alt="" className="size-full object-cover" />
        ) : (
          <FileText size={24} />
        )}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{name}</p>
        {children}
      </div>
      <div className="flex shrink-0">{actions}</div>
    </li>
  );
}

/** A file that is stored. */
export function UploadedTile({
  file,
  place,
  onMove,
  onRemove,
}: {
  file: UploadedFile;
  /** Among how many, from 0; they can be put in another order where `onMove` is given. */
  place: { at: number; of: number };
  onMove?: ((by: -1 | 1) => void) | undefined;
  onRemove?: (() => void) | undefined;
}) {
  /** The browser drops the focus of what is put elsewhere: the next press must find the same button. */
  function move({ currentTarget: button }: MouseEvent<HTMLElement>, by: -1 | 1) {
    onMove?.(by);
    requestAnimationFrame(() => button.focus());
  }
  return (
    <FileTile
      name={file.name}
      previewUrl={file.previewUrl}
      actions={
        <>
          {onMove && (
            <>
              <IconButton
                label={`${file.name} 앞으로 옮기기`}
                icon={<ArrowUp size={18} />}
                aria-disabled={place.at === 0}
                className="aria-disabled:text-faint"
                onClick={(event) => move(event, -1)}
              />
              <IconButton
                label={`${file.name} 뒤로 옮기기`}
                icon={<ArrowDown size={18} />}
                aria-disabled={place.at === place.of - 1}
                className="aria-disabled:text-faint"
                onClick={(event) => move(event, 1)}
              />
            </>
          )}
          {onRemove && (
            <IconButton label={`${file.name} 삭제`} icon={<X size={18} />} onClick={onRemove} />
          )}
        </>
      }
    >
      {onMove && (
        <p className="numeric text-muted">
          {place.at + 1}/{place.of}
        </p>
      )}
    </FileTile>
  );
}

/** A file on its way, or one that did not arrive. */
export function UploadingTile({
  upload,
  onRetry,
  onRemove,
}: {
  upload: RunningUpload;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { file, part, failure } = upload;
  const percent = Math.round(part * 100);
  return (
    <FileTile
      name={file.name}
      previewUrl={useLocalPreview(file)}
      invalid={Boolean(failure)}
      actions={
        <>
          {failure && (
            <IconButton
              label={`${file.name} 다시 올리기`}
              icon={<RotateCw size={18} />}
              onClick={onRetry}
            />
          )}
          <IconButton
            label={`${file.name} ${failure ? "삭제" : "올리기 취소"}`}
            icon={<X size={18} />}
            onClick={onRemove}
          />
        </>
      }
    >
      {failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : (
        <div className="mt-1.5 flex items-center gap-2">
          <ProgressBar label={`${file.name} 올리는 중`} value={percent} size="sm" />
          <span className="numeric w-10 text-right text-xs text-muted">{percent}%</span>
        </div>
      )}
    </FileTile>
  );
}

/** A URL for a picture that is still only in this browser; given back when no longer shown. */
function useLocalPreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
