import type { ReactNode } from "react";
import { useLoadedPart } from "../use-loaded-part.ts";

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** From tablet width on: in the middle, or along the right edge. Phones get a bottom sheet. */
  side?: "center" | "right";
  size?: "md" | "lg";
  /** Stays in view below the scrolling content: the main action. */
  footer?: ReactNode;
  /** False keeps it open on a press outside (typed text would be lost); Escape and 닫기 still close. */
  dismissible?: boolean;
  children: ReactNode;
};

/** For whoever fetches what is in a sheet when it is opened, to fetch its frame along with it. */
export const loadSheetPanel = () => import("./sheet-panel.tsx").then((module) => module.SheetPanel);

/** A layer for one short task. Its code is fetched when it first opens. */
export function Sheet(props: SheetProps) {
  const Panel = useLoadedPart(loadSheetPanel, props.open, props.onOpenChange);
  return Panel && <Panel {...props} />;
}
