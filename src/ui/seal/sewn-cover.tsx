import { clsx } from "clsx";
import { patchwork } from "./patchwork.ts";
import { Seal } from "./seal.tsx";

type SewnCoverProps = {
  id: string;
  name: string;
  /** `row` for lists, `page` for the pro's own page. */
  size?: "row" | "page";
  className?: string;
};

const shapes = {
  row: { width: 240, height: 180, cuts: 3, seal: 64 },
  page: { width: 960, height: 240, cuts: 5, seal: 96 },
};

/** In place of photos for who has none: a sewn cloth from the id with the name's seal on it. Decoration. */
export function SewnCover({ id, name, size = "row", className }: SewnCoverProps) {
  const { width, height, cuts, seal } = shapes[size];
  const { patches, seams } = patchwork(id, width, height, cuts);
  return (
    <span
      aria-hidden
      className={clsx("relative grid place-items-center overflow-hidden", className)}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {patches.map(({ fill, ...place }) => (
          <rect key={`${place.x}-${place.y}`} {...place} fill={fill} />
        ))}
        <path
          d={seams}
          fill="none"
          strokeOpacity="0.28"
          strokeDasharray="4 4"
          className="stroke-draw-dark"
        />
      </svg>
      <span className="relative rounded-sm bg-cover-paper p-2">
        <Seal name={name} pixels={seal} />
      </span>
    </span>
  );
}
