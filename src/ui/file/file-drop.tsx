import ImagePlus from "lucide-react/icons/image-plus";
import Paperclip from "lucide-react/icons/paperclip";
import { clsx } from "clsx";
import { useEffect, useLayoutEffect, useRef, useState, type DragEvent } from "react";
import { checkFiles, fileSizeText, type FileLimits } from "./file-check.ts";
import { UploadedTile, UploadingTile } from "./file-tile.tsx";
import { useFileUploads, type Upload, type UploadedFile } from "./file-uploads.ts";
import { useHeldForm } from "./use-held-form.ts";
import { controlAttributes, FieldMessages, useFieldIds, type FieldTexts } from "../form/field.tsx";

export type { Upload, UploadedFile } from "./file-uploads.ts";

type FileDropProps = FieldTexts &
  FileLimits & {
    id?: string;
    value: readonly UploadedFile[];
    onChange: (files: UploadedFile[]) => void;
    upload: Upload;
    /** What is sent in place of a chosen file, which is checked then: a picture made smaller. Never rejects. */
    prepare?: (file: File) => Promise<File>;
    /** The sentence for a failed upload; a general one without it. */
    describeFailure?: (error: unknown) => string;
    /** Called when sending begins and when nothing is being sent any more: who went on meanwhile would lose the file. */
    onSending: (sending: boolean) => void;
    /** Called with the number of files that are on their way or did not arrive, when it changes. */
    onUnsent?: (count: number) => void;
    /** What is asked for, on the area itself ("사진 올리기"). */
    prompt?: string;
    disabled?: boolean;
    className?: string;
  };

const LACKS_FILE = "올리지 못한 파일이 있어요. 다시 올리거나 삭제한 뒤 눌러 주세요.";

/** Files by picking, dragging or pasting; each is sent at once by `upload`. */
export function FileDrop({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  value,
  onChange,
  upload,
  prepare,
  describeFailure,
  onSending,
  onUnsent,
  accept,
  maxFiles,
  maxKilobytes,
  problemOf,
  prompt = "파일 올리기",
  disabled = false,
  className,
}: FileDropProps) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  const [preparing, setPreparing] = useState(0);
  const [moved, setMoved] = useState("");
  const uploads = useFileUploads({ value, onChange, upload, describeFailure });
  const count = value.length + uploads.running.length;
  // Pictures are made smaller before they count: others may have come meanwhile, in this render or the next.
  const countNow = useRef(count);
  useLayoutEffect(() => {
    countNow.current = count;
  });
  const full = count >= maxFiles;
  const picturesOnly = accept.every((type) => type.startsWith("image/"));
  const Icon = picturesOnly ? ImagePlus : Paperclip;
  const whole = useRef<HTMLDivElement>(null);
  const lacksFile = uploads.running.some(({ failure }) => failure !== undefined);
  const wasHeld = useHeldForm(whole, lacksFile);
  const refused = refusals.length > 0 ? refusals.join(" ") : undefined;
  const problem = wasHeld ? LACKS_FILE : (error ?? refused);

  const sending = preparing > 0 || uploads.running.some(({ failure }) => failure === undefined);
  useEffect(() => {
    if (!sending) return;
    onSending(true);
    return () => onSending(false);
  }, [sending, onSending]);

  const unsent = uploads.running.length;
  useEffect(() => {
    onUnsent?.(unsent);
    return () => onUnsent?.(0);
  }, [unsent, onUnsent]);

  const countBefore = useRef(count);
  useEffect(() => {
    // The button that took a file out went with it; the focus must not fall back to the page's start.
    const removed = count < countBefore.current;
    if (removed && document.activeElement === document.body) input.current?.focus();
    countBefore.current = count;
  }, [count]);

  async function take(chosen: readonly File[]) {
    if (disabled || chosen.length === 0) return;
    const files = prepare ? await prepared(chosen, prepare) : chosen;
    const { taken, refusals: said } = checkFiles(files, { maxFiles, problemOf }, countNow.current);
    countNow.current += taken.length;
    setRefusals(said);
    uploads.start(taken);
  }

  /** One after another: a phone has no memory for many pictures at once. */
  async function prepared(chosen: readonly File[], prepareOne: (file: File) => Promise<File>) {
    setPreparing((before) => before + chosen.length);
    const files: File[] = [];
    for (const file of chosen) {
      files.push(await prepareOne(file));
      setPreparing((before) => before - 1);
    }
    return files;
  }

  function move(at: number, by: -1 | 1) {
    const to = at + by;
    const file = value[at];
    if (!file || to < 0 || to >= value.length) return;
    uploads.move(file.id, by);
    setMoved(`‘${file.name}’ 파일을 ${to + 1}번째로 옮겼어요.`);
  }

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type !== "dragleave" && event.type !== "drop");
    if (event.type === "drop") void take([...event.dataTransfer.files]);
  }

  return (
    <div
      ref={whole}
      className={clsx("min-w-0", className)}
      onPaste={(event) => void take([...event.clipboardData.files])}
    >
      <span id={ids.label} className={labelHidden ? "sr-only" : "mb-2 block text-sm font-semibold"}>
        {label}
        {optional && <span className="ml-1 font-normal text-muted">(선택)</span>}
      </span>
      <label
        className={clsx(
          "relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-5 text-center transition-colors",
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          over ? "border-accent bg-accent-soft" : problem ? "border-danger" : "border-line-strong",
          full || disabled ? "bg-sunken text-faint" : !over && "bg-surface hover:bg-sunken",
        )}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        <input
          {...controlAttributes(ids, { error: problem, hint }, true)}
          ref={input}
          type="file"
          multiple={maxFiles > 1}
          accept={accept.join(",")}
          disabled={disabled || full}
          aria-label={`${typeof label === "string" ? label : ""} ${prompt}`.trim()}
          className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.target.value = "";
          }}
        />
        <Icon size={24} className={full || disabled ? undefined : "text-accent-ink"} />
        <span className="font-semibold">{full ? "더 올릴 수 없어요" : prompt}</span>
        {!full && (
          <span className="text-sm text-muted max-md:hidden">끌어다 놓거나 붙여 넣어도 돼요</span>
        )}
      </label>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {preparing > 0 && `사진 ${preparing}장을 준비하고 있어요.`}
      </p>
      <FieldMessages
        ids={ids}
        hint={hint}
        error={problem}
        note={
          <>
            <span className="sr-only">올린 파일 </span>
            {count}/{maxFiles}
            <span className="sr-only">개, 파일마다 {fileSizeText(maxKilobytes * 1024)}까지</span>
          </>
        }
      />
      <p role="status" className="sr-only">
        {moved}
      </p>
      {count > 0 && (
        <ul aria-labelledby={ids.label} className="mt-3 grid gap-2 sm:grid-cols-2">
          {value.map((file, at) => (
            <UploadedTile
              key={file.id}
              file={file}
              place={{ at, of: value.length }}
              onMove={disabled || value.length < 2 ? undefined : (by) => move(at, by)}
              onRemove={disabled ? undefined : () => uploads.remove(file.id)}
            />
          ))}
          {uploads.running.map((one) => (
            <UploadingTile
              key={one.key}
              upload={one}
              onRetry={() => uploads.retry(one)}
              onRemove={() => uploads.stop(one.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
