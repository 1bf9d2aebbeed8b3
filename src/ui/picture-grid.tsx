import { clsx } from "clsx";
import { Picture, type PictureSource } from "./picture.tsx";

const columns = {
  3: { list: "grid-cols-3", sizes: "(min-width: 640px) 220px, 33vw" },
  4: { list: "grid-cols-4 sm:grid-cols-5", sizes: "(min-width: 640px) 150px, 25vw" },
};

type PictureGridProps = {
  /** What they are together: "후기 사진". Each is read with its number behind. */
  label: string;
  pictures: readonly PictureSource[];
  /** On a phone; the widest pictures are those of three. */
  perRow?: keyof typeof columns;
  className?: string;
};

/** Pictures in small squares; each opens in full. Nothing when there are none. */
export function PictureGrid({ label, pictures, perRow = 3, className }: PictureGridProps) {
  if (pictures.length === 0) return null;
  const { list, sizes } = columns[perRow];
  return (
    <ul aria-label={label} className={clsx("grid gap-2", list, className)}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a href={picture.url} className="block overflow-hidden rounded-md">
            <Picture picture={picture} alt={`${label} ${index + 1}`} sizes={sizes} shape="square" />
          </a>
        </li>
      ))}
    </ul>
  );
}
