import FileText from "lucide-react/icons/file-text";
import { PictureGrid } from "./picture-grid.tsx";
import type { PictureSource } from "./picture.tsx";

export interface AttachedFile extends Pick<PictureSource, "url" | "blur" | "focus"> {
  id: string;
  /** A picture, or a paper that is opened by its name. */
  kind: string;
  name: string;
  width: number | null;
  height: number | null;
}

/** Pictures and papers that were sent with what somebody wrote. */
export function AttachedFiles({ files }: { files: readonly AttachedFile[] }) {
  if (files.length === 0) return null;
  const pictures = files
    .filter(({ kind }) => kind === "image")
    .map(({ url, blur, focus, width, height }) => ({
      url,
      blur,
      focus,
      ...(width && height ? { width, height } : {}),
    }));
  const papers = files.filter(({ kind }) => kind !== "image");
  return (
    <div className="flex flex-col gap-2 py-1">
      {pictures.length > 0 && (
        <div className="w-64 max-w-full">
          <PictureGrid label="보낸 사진" pictures={pictures} />
        </div>
      )}
      {papers.map((paper) => (
        <a
          key={paper.id}
          href={paper.url}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center gap-2 wrap-anywhere"
        >
          <FileText size={20} aria-hidden className="shrink-0" />
          {paper.name}
        </a>
      ))}
    </div>
  );
}
