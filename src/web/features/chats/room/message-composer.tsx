import Paperclip from "lucide-react/icons/paperclip";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { MESSAGE_LIMITS } from "#domain/message/message-limits.ts";
import { messageText } from "#domain/message/message-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { FileDrop, type UploadedFile } from "#ui/file/file-drop.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES_AND_DOCUMENTS, uploadFor } from "#web/platform/upload/upload-for.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";

const upload = uploadFor("message_file");

interface MessageComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: (message: { text: string; files: readonly UploadedFile[] }) => void;
  /** Left of the field, beside the files. */
  extra?: ReactNode;
}

/** What became of the files that are folded away. */
function foldedText(files: { chosen: number; unsent: number; uploading: boolean }): string {
  if (files.uploading) return `파일 ${files.unsent}개를 올리고 있어요`;
  if (files.unsent > 0) return `올리지 못한 파일 ${files.unsent}개 보기`;
  return `함께 보낼 파일 ${files.chosen}개 보기`;
}

/** Writes a message: Enter sends, Shift and Enter begin a new line. */
export function MessageComposer({ input, text, onText, onSend, extra }: MessageComposerProps) {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [area, setArea] = useState<"none" | "open" | "folded">("none");
  /** Files that are on their way or did not arrive. */
  const [unsent, setUnsent] = useState(0);
  const attach = useRef<HTMLButtonElement>(null);
  const { uploading, onSending } = useUploading();
  const [problem, setProblem] = useState<string | undefined>();
  const attaching = area === "open";
  const chosen = files.length + unsent;

  function submit() {
    const written = text.trim();
    // Pressing with an empty field is no mistake to report.
    if (uploading || (written === "" && files.length === 0)) return;
    const wrong = messageText(written) ?? undefined;
    setProblem(wrong);
    input.current?.focus();
    if (wrong !== undefined) return;
    onSend({ text: written, files });
    onText("");
    setFiles([]);
    setArea("none");
  }

  /** Where a file is missing the message waits for it: whoever is led there has to see it. */
  function showUnsent() {
    if (unsent > 0 && !uploading) setArea("open");
  }

  /** What was chosen stays, and goes on being sent. */
  function foldFiles() {
    setArea(chosen > 0 ? "folded" : "none");
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a Korean syllable is being composed, Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // As the button does: a file that did not arrive holds it.
    input.current?.form?.requestSubmit();
  }

  function closeFiles(event: KeyboardEvent) {
    if (event.key !== "Escape" || !attaching || event.nativeEvent.isComposing) return;
    foldFiles();
    // What had the focus may go with them; whoever is writing goes on.
    if (event.target !== input.current) attach.current?.focus();
  }

  return (
    <form
      noValidate
      onKeyDown={closeFiles}
      className="flex flex-col gap-3 border-t border-line bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      onSubmitCapture={showUnsent}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {area !== "none" && (
        <FileDrop
          {...PICTURES_AND_DOCUMENTS}
          label="함께 보낼 사진과 파일"
          maxFiles={MESSAGE_LIMITS.filesMax}
          value={files}
          onChange={setFiles}
          upload={upload}
          describeFailure={failureMessage}
          onSending={onSending}
          onUnsent={setUnsent}
          className={attaching ? "max-h-[40dvh] overflow-y-auto" : "hidden"}
        />
      )}
      {!attaching && chosen > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          onClick={() => {
            setArea("open");
            attach.current?.focus();
          }}
        >
          {foldedText({ chosen, unsent, uploading })}
        </Button>
      )}
      <div className="flex items-end gap-1">
        <IconButton
          ref={attach}
          label={attaching ? "사진과 파일 닫기" : "사진과 파일 고르기"}
          aria-expanded={attaching}
          icon={<Paperclip size={22} />}
          className="mb-0.5"
          onClick={() => (attaching ? foldFiles() : setArea("open"))}
        />
        {extra}
        <TextArea
          ref={input}
          id="message"
          label="메시지"
          labelHidden
          placeholder="메시지 쓰기"
          rows={1}
          className="min-w-0 flex-1"
          value={text}
          error={problem}
          enterKeyHint="send"
          onKeyDown={onKeyDown}
          onChange={(event) => onText(event.target.value)}
        />
        <Button type="submit" aria-label="보내기" disabled={uploading} className="ml-1 px-4">
          <SendHorizontal size={20} />
        </Button>
      </div>
    </form>
  );
}
