import FileText from "lucide-react/icons/file-text";
import type { QuoteAttachment } from "#contract/endpoints/quotes/quote-files.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { fileSizeText } from "#ui/file/file-check.ts";
import { Picture } from "#ui/media/picture.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

interface QuoteFilesProps {
  quote: { id: string; attachments: readonly QuoteAttachment[]; sent_at: string };
}

/** The files of a quote for its pro: what went with it, what came later and when, and what may be taken back. */
export function QuoteFiles({ quote }: QuoteFilesProps) {
  return (
    <ul aria-label="붙인 파일" className="flex flex-col gap-2">
      {quote.attachments.map((file) => (
        <li
          key={file.id}
          className="flex items-center gap-3 rounded-lg border border-line bg-surface p-3"
        >
          <Preview file={file} />
          <span className="min-w-0 flex-1">
            <TextLink href={file.url} className="block truncate py-2.5 font-medium">
              {file.name}
            </TextLink>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              <span className="numeric">{fileSizeText(file.bytes)}</span>
              {file.added_at ? (
                <>
                  <Badge tone="accent">나중에 추가</Badge>
                  <RelativeTime at={file.added_at} />
                </>
              ) : (
                <>
                  견적과 함께 보냄 · <RelativeTime at={quote.sent_at} />
                </>
              )}
            </span>
          </span>
          {file.removable && <TakeBack quoteId={quote.id} file={file} />}
        </li>
      ))}
    </ul>
  );
}

function Preview({ file }: { file: QuoteAttachment }) {
  const box = "size-12 shrink-0 rounded-md bg-sunken";
  if (file.picture) {
    return (
      <span className={`${box} overflow-hidden`}>
        <Picture picture={file.picture} alt="" sizes="48px" shape="fill" />
      </span>
    );
  }
  return (
    <span className={`${box} grid place-items-center text-muted`}>
      <FileText size={22} />
    </span>
  );
}

function TakeBack({ quoteId, file }: { quoteId: string; file: QuoteAttachment }) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("quotes.attachments.remove", {
    onSuccess: () => toast({ message: "파일을 삭제했어요." }),
  });

  async function ask() {
    const sure = await confirm({
      title: "이 파일을 삭제할까요?",
      description: "고객이 아직 보지 않아 삭제할 수 있어요. 고객에게는 더 보이지 않아요.",
      danger: true,
    });
    if (sure) await remove.run({ quoteId, attachmentId: file.id });
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      className="shrink-0"
      aria-label={`${file.name} 삭제`}
      pending={remove.pending}
      onClick={ask}
    >
      삭제
    </Button>
  );
}
