import UserRound from "lucide-react/icons/user-round";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { dyeOf, washClass } from "../seal/dyes.ts";
import { Seal } from "../seal/seal.tsx";
import { initials } from "./initials.ts";
import { pictureSources } from "./picture-sources.ts";

const sizes = {
  /** Of dense tables, beside the name. */
  xs: { box: "size-7", text: "text-xs", pixels: 28, icon: 14 },
  sm: { box: "size-8", text: "text-sm", pixels: 32, icon: 16 },
  md: { box: "size-11", text: "text-base", pixels: 44, icon: 20 },
  lg: { box: "size-16", text: "text-xl", pixels: 64, icon: 28 },
  xl: { box: "size-24", text: "text-3xl", pixels: 96, icon: 40 },
};

/** The part of a face that its seal takes. */
const SEAL_PART = 0.7;

type AvatarProps = {
  name: string;
  src?: string | null;
  /** Of a pro: without a photo the face is the name's seal on the wash of this id. A person has a first letter. */
  sealOf?: string;
  size?: keyof typeof sizes;
  /** Set when the name does not stand beside it; the avatar is then read aloud by its name. */
  labelled?: boolean;
  className?: string;
};

/** A person or a shop: the picture, or letters of the name when there is none or it does not load. */
export function Avatar({
  name,
  src,
  sealOf,
  size = "md",
  labelled = false,
  className,
}: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(() => {
    // A server-rendered picture may have failed before this code ran.
    const { complete, naturalWidth } = image.current ?? {};
    if (src && complete && naturalWidth === 0) setFailedSrc(src);
  }, [src]);
  const { box, text, pixels, icon } = sizes[size];
  return (
    <span
      role={labelled ? "img" : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
      className={clsx(
        "inline-flex shrink-0 items-center justify-center overflow-hidden font-bold select-none",
        sealOf ? `rounded-[24%] ${washClass[dyeOf(sealOf)]}` : "rounded-full bg-sunken text-muted",
        box,
        text,
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
      ) : sealOf ? (
        <Seal name={name} pixels={Math.round(pixels * SEAL_PART)} framed={pixels > 56} />
      ) : (
        initials(name) || <UserRound size={icon} />
      )}
    </span>
  );
}
