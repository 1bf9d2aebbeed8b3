import Images from "lucide-react/icons/images";
import type { MouseEvent } from "react";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { Picture } from "#ui/media/picture.tsx";
import { PieceFacts } from "./piece-facts.tsx";

interface PieceCardProps {
  piece: PortfolioPiece;
  /** Stands in what is seen first. */
  first: boolean;
  onOpen: () => void;
}

/** A piece of work by its first photo; pressed, all its photos and words open. */
export function PieceCard({ piece, first, onOpen }: PieceCardProps) {
  const [cover, ...more] = piece.photos;
  const open = (event: MouseEvent) => {
    // In a new tab the photo opens by itself, as everywhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {cover && (
        <div className="relative">
          <Picture
            picture={cover}
            alt=""
            sizes="(min-width: 1024px) 260px, (min-width: 640px) 33vw, 50vw"
            shape="landscape"
            priority={first}
          />
          {more.length > 0 && (
            <span className="absolute right-2 bottom-2 inline-flex items-center gap-1 rounded-sm bg-inverse px-1.5 py-0.5 text-xs font-semibold text-on-inverse tabular-nums">
              <Images size={14} aria-hidden />
              <span className="sr-only">사진 </span>
              {piece.photos.length}
              <span className="sr-only">장</span>
            </span>
          )}
        </div>
      )}
      <div className="flex-1 p-3 md:p-4">
        <h3 className="text-base leading-snug break-words">
          <a
            href={cover?.url}
            aria-haspopup="dialog"
            onClick={open}
            // The whole card is the target.
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {piece.title}
          </a>
        </h3>
        <PieceFacts short piece={piece} className="mt-1 text-sm text-muted" />
      </div>
    </article>
  );
}
