import { clsx } from "clsx";
import { stillPart } from "../still-part.tsx";
import { Seal } from "./seal.tsx";
import type { SewnClothProps } from "./sewn-cloth.tsx";

const cloth = stillPart<SewnClothProps>(
  () => import("./sewn-cloth.tsx").then((module) => module.SewnCloth),
  { element: "span", hasPlace: true },
);
if (import.meta.env.SSR) await cloth.load();

type SewnCoverProps = {
  id: string;
  name: string;
  /** `row` for lists, `page` for the pro's own page. */
  size?: "row" | "page";
  className?: string;
};

const shapes = {
  row: { cloth: { width: 240, height: 180, cuts: 3 }, seal: 64 },
  page: { cloth: { width: 960, height: 240, cuts: 5 }, seal: 96 },
};

/** In place of photos for who has none: a sewn cloth from the id with the name's seal on it. Decoration. */
export function SewnCover({ id, name, size = "row", className }: SewnCoverProps) {
  const shape = shapes[size];
  return (
    <span
      aria-hidden
      className={clsx("relative grid place-items-center overflow-hidden", className)}
    >
      <cloth.Part id={id} {...shape.cloth} />
      {/* In a list on a phone the cloth is small: it must not vanish behind the seal. */}
      <span
        className={clsx(
          "relative rounded-sm bg-cover-paper p-2",
          size === "row" && "max-md:scale-70",
        )}
      >
        <Seal name={name} pixels={shape.seal} />
      </span>
    </span>
  );
}
