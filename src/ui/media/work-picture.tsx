import { clsx } from "clsx";
import { SewnCover } from "../seal/sewn-cover.tsx";
import { Picture, type PictureSource } from "./picture.tsx";

type WorkPictureProps = {
  /** Whose work it is: without a photo a cloth sewn from the id stands there, with the seal of the name. */
  id: string;
  name: string;
  photo: PictureSource | null;
  /** As in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A photo of somebody's work in a list, four to three, with a hairline so that a white one has an edge. Decoration. */
export function WorkPicture({ id, name, photo, sizes, priority, className }: WorkPictureProps) {
  return (
    <span
      className={clsx(
        "relative block aspect-4/3 shrink-0 overflow-hidden rounded-md bg-sunken after:absolute after:inset-0 after:rounded-md after:border after:border-ink/6 after:content-['']",
        className,
      )}
    >
      {photo ? (
        <Picture picture={photo} alt="" sizes={sizes} shape="fill" priority={priority} />
      ) : (
        <SewnCover id={id} name={name} className="size-full" />
      )}
    </span>
  );
}
