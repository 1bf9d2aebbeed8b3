import { clsx } from "clsx";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { Picture } from "#ui/media/picture.tsx";

const MOST = 3;

/** Each piece's first photo before any piece's second: that shows the most of what somebody does. */
export function shownPhotos(pieces: readonly Pick<PortfolioPiece, "photos">[]) {
  const deepest = Math.max(0, ...pieces.map(({ photos }) => photos.length));
  const rounds = Array.from({ length: deepest }, (_, round) =>
    pieces.flatMap(({ photos }) => photos[round] ?? []),
  );
  return rounds.flat().slice(0, MOST);
}

/** A pro's work at the head of their page: one large photo and up to two beside it. The portfolio below says what they show. */
export function WorkMosaic({ photos }: { photos: ReturnType<typeof shownPhotos> }) {
  const isOne = photos.length === 1;
  return (
    <div
      aria-hidden
      className={clsx(
        "grid h-56 gap-1.5 overflow-hidden rounded-lg md:h-90 md:gap-2 md:rounded-xl",
        !isOne && "grid-cols-[2fr_1fr]",
        photos.length === MOST && "grid-rows-2",
      )}
    >
      {photos.map((photo, index) => (
        <span
          key={photo.id}
          className={clsx(
            "relative overflow-hidden bg-sunken after:absolute after:inset-0 after:border after:border-ink/6 after:content-['']",
            index === 0 && photos.length === MOST && "row-span-2",
          )}
        >
          <Picture
            picture={photo}
            alt=""
            sizes={
              index === 0 ? "(min-width: 1168px) 740px, 66vw" : "(min-width: 1168px) 370px, 34vw"
            }
            shape="fill"
            priority={index === 0}
          />
        </span>
      ))}
    </div>
  );
}
