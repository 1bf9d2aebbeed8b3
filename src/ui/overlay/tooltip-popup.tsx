import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactNode, RefObject } from "react";

type TooltipPopupProps = {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
};

/** The layer of `Tooltip`, which loads it. Hidden from screen readers: they have the description. */
export function TooltipPopup({ open, anchor, children, ...pointer }: TooltipPopupProps) {
  return (
    <Tooltip.Root open={open}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={anchor}
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className="z-60"
        >
          <Tooltip.Popup
            aria-hidden
            className="max-w-72 rounded-sm bg-inverse px-3 py-2 text-sm text-on-inverse shadow-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
            {...pointer}
          >
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
