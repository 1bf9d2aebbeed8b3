import { Link } from "#web/platform/navigation/link.tsx";
import { useId } from "react";
import FileText from "lucide-react/icons/file-text";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { fileSizeText } from "#ui/file/file-check.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

type Attachment = QuoteDetail["attachments"][number];

/** What the pro wrote and what they sent along. */
export function QuoteMessage({ quote }: { quote: QuoteDetail }) {
  const title = useId();
  const pictures = quote.attachments.filter(({ kind }) => kind === "image");
  const documents = quote.attachments.filter(({ kind }) => kind === "document");
  return (
    <section
      id="message"
      aria-labelledby={title}
      className="scroll-mt-32 rounded-paper bg-paper p-5 shadow-paper md:p-8"
    >
      <h2 id={title} className="mb-3 text-lg">
        {quote.viewer === "customer" ? "고수가 보낸 글" : "고객에게 보낸 글"}
      </h2>
      <p className="whitespace-pre-wrap">{quote.message}</p>
      {pictures.length > 0 && (
        <PictureGrid
          label="첨부 사진"
          pictures={pictures.map((file) => file.picture ?? file)}
          names={pictures.map(({ name }) => name)}
          perRow={4}
          note={(index) => pictures[index] && <AddedLater file={pictures[index]} />}
          className="mt-5"
        />
      )}
      {documents.length > 0 && (
        <ul aria-label="첨부 문서" className="mt-4 flex flex-col gap-1">
          {documents.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-2">
              <FileText size={18} className="shrink-0 text-muted" />
              <TextLink href={file.url} className="py-2.5">
                {file.name}
              </TextLink>
              <span className="numeric text-sm text-muted">{fileSizeText(file.bytes)}</span>
              <AddedLater file={file} />
            </li>
          ))}
        </ul>
      )}
      {quote.actions.includes("add_file") && (
        <ButtonLink
          size="sm"
          variant="secondary"
          className="mt-5"
          render={<Link to="/pro/attach-quote-file" search={{ quote_id: quote.id }} />}
        >
          파일 추가
        </ButtonLink>
      )}
    </section>
  );
}

/** Shows what did not come with the quote. */
function AddedLater({ file }: { file: Attachment }) {
  if (!file.added_at) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-1.5 text-xs text-muted">
      <Badge tone="accent">나중에 추가</Badge>
      <RelativeTime at={file.added_at} />
    </span>
  );
}
