import { patchwork } from "./patchwork.ts";

export interface SewnClothProps {
  id: string;
  width: number;
  height: number;
  cuts: number;
}

/** A cloth sewn from an id, as wide and as high as its place. */
export function SewnCloth({ id, width, height, cuts }: SewnClothProps) {
  const { patches, seams } = patchwork(id, width, height, cuts);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
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
  );
}
