import UserRound from "lucide-react/icons/user-round";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { initials } from "./initials.ts";
import { pictureSources } from "./picture-sources.ts";

const sizes = {
  sm: { box: "size-8 text-sm", pixels: 32, icon: 16 },
  md: { box: "size-11 text-base", pixels: 44, icon: 20 },
  lg: { box: "size-16 text-xl", pixels: 64, icon: 28 },
  xl: { box: "size-24 text-3xl", pixels: 96, icon: 40 },
};

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Set when the name does not stand beside it; the avatar is then read aloud by its name. */
  labelled?: boolean;
  className?: string;
};

/** A person or a shop: the picture, or the first letter when there is none or it does not load. */
export function Avatar({ name, src, size = "md", labelled = false, className }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(() => {
    // A server-rendered picture may have failed before this code ran.
    const { complete, naturalWidth } = image.current ?? {};
    if (src && complete && naturalWidth === 0) setFailedSrc(src);
  }, [src]);
  const { box, pixels, icon } = sizes[size];
  return (
    <span
      role={labelled ? "img" : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
      className={clsx(
        "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-bold text-accent-ink select-none",
        box,
        className,
      )}
    >
      {src && src !== failedSrc ? (
        <img
          ref={image}
          loading="lazy"
          decoding="async"
          sizes={`${pixels}px`}
          {...pictureSources(src)}
          alt=""
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initials(name) || <UserRound size={icon} />
      )}
    </span>
  );
}
