import { clsx } from "clsx";
import { useState, type MouseEvent, type ReactNode } from "react";
import { Lightbox } from "./lightbox.tsx";
import { Picture, type PictureSource } from "./picture.tsx";

const columns = {
  3: { list: "grid-cols-3", sizes: "(min-width: 640px) 220px, 33vw" },
  4: { list: "grid-cols-4 sm:grid-cols-5", sizes: "(min-width: 640px) 150px, 25vw" },
};

type PictureGridProps = {
  /** What they are together: "후기 사진". Each is read with its number behind. */
  label: string;
  pictures: readonly PictureSource[];
  /** What each was called by who sent it; without, each is named by its number. */
  names?: readonly string[];
  /** On a phone; the widest pictures are those of three. */
  perRow?: keyof typeof columns;
  /** What is to be said below one, counted from 0. */
  note?: (index: number) => ReactNode;
  className?: string;
};

/** Pictures in small squares; each opens in full over the page, or as asked for. Nothing when there are none. */
export function PictureGrid({
  label,
  pictures,
  names,
  perRow = 3,
  note,
  className,
}: PictureGridProps) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(0);
  if (pictures.length === 0) return null;
  const { list, sizes } = columns[perRow];
  const show = (event: MouseEvent, index: number) => {
    // Into another tab, or to keep it: that is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
    setOpen(true);
  };
  return (
    <>
      <ul aria-label={label} className={clsx("grid gap-2", list, className)}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <a
              href={picture.url}
              onClick={(event) => show(event, index)}
              className="block overflow-hidden rounded-md"
            >
              <Picture
                picture={picture}
                alt={names?.[index] ?? `${label} ${index + 1}`}
                sizes={sizes}
                shape="square"
              />
            </a>
            {note?.(index)}
          </li>
        ))}
      </ul>
      <Lightbox
        open={open}
        onOpenChange={setOpen}
        title={label}
        pictures={pictures}
        index={shown}
        onIndexChange={setShown}
      />
    </>
  );
}
