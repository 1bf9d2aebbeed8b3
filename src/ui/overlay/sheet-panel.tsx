import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { clsx } from "clsx";
import { useCallback, useMemo, useRef, useState, type RefCallback } from "react";
import { RunningText } from "../text/running-text.tsx";
import { mergeRefs } from "../merge-refs.ts";
import { backdropClass } from "./overlay-class.ts";
import { firstFieldInView } from "./first-field.ts";
import type { SheetProps } from "./sheet.tsx";
import { useCloseRequest } from "./use-close-request.ts";

const places = {
  center:
    "md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[85dvh] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl md:data-ending-style:-translate-y-[calc(50%-1rem)] md:data-ending-style:opacity-0 md:data-starting-style:-translate-y-[calc(50%-1rem)] md:data-starting-style:opacity-0",
  right:
    "md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-none md:rounded-none md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0",
};

const widths = { md: "md:w-120", lg: "md:w-180" };

/** Content taller than its layer must be a tab stop, or keys could not scroll it. */
const scrollTabStop = { tabIndex: 0 };

/** A field with the focus would bring up a keyboard over the sheet before it is read. */
const hasTouchKeyboard = () => matchMedia("(pointer: coarse)").matches;

/** The layer itself; use `Sheet`, which loads it. */
export function SheetPanel({
  open,
  onOpenChange,
  title,
  description,
  side = "center",
  size = "md",
  footer,
  dismissible = true,
  children,
}: SheetProps) {
  const [body, scrolls] = useScrolls();
  const content = useRef<HTMLDivElement>(null);
  const bodyRefs = useMemo(() => mergeRefs(content, body), [body]);
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={!dismissible}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          initialFocus={(opened) =>
            (opened !== "touch" && !hasTouchKeyboard() && firstFieldInView(content.current)) ||
            heading.current
          }
          className={clsx(
            "fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] max-w-full flex-col rounded-t-xl bg-raised text-ink shadow-overlay transition duration-calm ease-calm outline-none",
            "data-ending-style:translate-y-full data-starting-style:translate-y-full",
            places[side],
            widths[size],
          )}
        >
          <div className="flex items-start gap-2 px-5 pt-5 pb-3 md:px-6">
            <div className="min-w-0 flex-1 pt-1.5">
              <Dialog.Title ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-muted">
                  <RunningText>{description}</RunningText>
                </Dialog.Description>
              )}
            </div>
            <Dialog.Close
              aria-label="닫기"
              className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink"
            >
              <X size={22} />
            </Dialog.Close>
          </div>
          <div
            ref={bodyRefs}
            {...(scrolls && scrollTabStop)}
            className={clsx(
              "min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 md:px-6",
              footer ? "pb-4" : "pb-[calc(1.5rem+env(safe-area-inset-bottom))]",
            )}
          >
            {children}
          </div>
          {footer && (
            <div className="border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-6 md:py-4">
              {footer}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether an element's content is taller than itself, and the ref that watches it. */
function useScrolls(): [RefCallback<HTMLElement>, boolean] {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [watch, scrolls];
}
