import FileText from "lucide-react/icons/file-text";
import type { QuoteDetail } from "#contract/endpoints/quotes.ts";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { fileSizeText } from "#ui/file-check.ts";

type Attachment = QuoteDetail["attachments"][number];

/** What the pro wrote and what they sent along. */
export function QuoteMessage({ quote }: { quote: QuoteDetail }) {
  const pictures = quote.attachments.filter(({ kind }) => kind === "image");
  const documents = quote.attachments.filter(({ kind }) => kind === "document");
  return (
    <Section title={quote.viewer === "customer" ? "고수가 쓴 글" : "내가 쓴 글"}>
      <p className="whitespace-pre-wrap">{quote.message}</p>
      {pictures.length > 0 && (
        <ul aria-label="첨부 사진" className="mt-5 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul aria-label="첨부 문서" className="mt-4 flex flex-col gap-1">
          {documents.map((file) => (
            <li key={file.id} className="flex items-center gap-2">
              <FileText size={18} className="shrink-0 text-muted" />
              <TextLink href={file.url} className="py-2.5">
                {file.name}
              </TextLink>
              <span className="numeric text-sm text-muted">{fileSizeText(file.bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Picture({ picture }: { picture: Attachment }) {
  return (
    <a href={picture.url} className="block overflow-hidden rounded-md">
      <img
        src={picture.thumb_url ?? picture.url}
        alt={picture.name}
        loading="lazy"
        className="aspect-square w-full object-cover"
      />
    </a>
  );
}
