import type { ReactNode } from "react";
import type { PictureSource } from "./picture.tsx";
import { useLoadedPart } from "../use-loaded-part.ts";

/** `before` is the same place before the work, laid over it. */
export type LightboxPicture = PictureSource & { before?: PictureSource };

export type LightboxProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the pictures are of: the layer's name. Each is read as this with its number behind. */
  title: string;
  pictures: readonly LightboxPicture[];
  /** The picture that is shown, counted from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** What is to be said about them, below the picture. */
  children?: ReactNode;
};

const loadPanel = () => import("./lightbox-panel.tsx").then((module) => module.LightboxPanel);

/** Pictures in full, one at a time, over the page. Its code is fetched when it first opens. */
export function Lightbox(props: LightboxProps) {
  const Panel = useLoadedPart(loadPanel, props.open, props.onOpenChange);
  return Panel && <Panel {...props} />;
}
