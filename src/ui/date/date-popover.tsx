import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";
import type { Day } from "./day-text.ts";
import { MonthCalendar } from "./month-calendar.tsx";
import type { DayBounds } from "./month-grid.ts";

type DatePopoverProps = DayBounds & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The field's box, which the calendar stands under. */
  anchor: RefObject<HTMLElement | null>;
  /** The button that opens it; gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  value: Day | null;
  today: Day;
  onPick: (day: Day) => void;
};

/** The calendar layer of `DateField`, which loads it when first opened. */
export function DatePopover({ open, onOpenChange, anchor, opener, ...calendar }: DatePopoverProps) {
  return (
    <Popover.Root
      open={open}
      modal="trap-focus"
      onOpenChange={(next, { event }) => {
        // A press on the opener would close here and open again by its own click.
        const pressed = event.target instanceof Node && opener.current?.contains(event.target);
        if (!pressed) onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            aria-label="날짜 고르기"
            finalFocus={opener}
            initialFocus={() => document.querySelector<HTMLElement>('[data-day][tabindex="0"]')}
            className="w-84 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-3 text-ink shadow-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <MonthCalendar {...calendar} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
