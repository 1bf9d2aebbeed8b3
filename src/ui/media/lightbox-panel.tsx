import { Dialog } from "@base-ui/react/dialog";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { IconButton } from "../action/icon-button.tsx";
import type { LightboxProps } from "./lightbox.tsx";
import { backdropClass } from "../overlay/overlay-class.ts";
import { BeforeAfter } from "./before-after.tsx";
import { Picture } from "./picture.tsx";
import { useCloseRequest } from "../overlay/use-close-request.ts";

/** How far a finger moves sideways, in CSS pixels, until it means the next picture. */
const SWIPE = 48;

/** The layer itself; use `Lightbox`, which loads it. */
export function LightboxPanel({
  open,
  onOpenChange,
  title,
  pictures,
  index,
  onIndexChange,
  children,
}: LightboxProps) {
  const touchedAt = useRef<number | null>(null);
  const picture = pictures[index];
  const go = (to: number) => {
    if (pictures[to]) onIndexChange(to);
  };

  function onKeyDown(event: KeyboardEvent) {
    // There the arrows move a boundary.
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowLeft") go(index - 1);
    else if (event.key === "ArrowRight") go(index + 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(pictures.length - 1);
    else return;
    event.preventDefault();
  }

  function onPointerUp(event: PointerEvent) {
    const moved = touchedAt.current === null ? 0 : event.clientX - touchedAt.current;
    touchedAt.current = null;
    if (Math.abs(moved) >= SWIPE) go(index + (moved < 0 ? 1 : -1));
  }

  useCloseRequest(open, () => onOpenChange(false));

  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col bg-raised text-ink shadow-overlay outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 motion-safe:transition-opacity motion-safe:duration-calm md:inset-6 md:rounded-xl lg:inset-x-16"
        >
          <div className="flex items-center gap-2 px-4 pt-3 pb-2 md:px-6">
            <Dialog.Title className="min-w-0 flex-1 text-lg font-bold break-words">
              {title}
            </Dialog.Title>
            <Dialog.Close
              aria-label="닫기"
              className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink"
            >
              <X size={22} />
            </Dialog.Close>
          </div>
          <div
            className="@container-[size] flex min-h-0 flex-1 touch-pan-y items-center justify-center bg-sunken"
            onPointerDown={(event) => (touchedAt.current = event.clientX)}
            onPointerUp={onPointerUp}
            onPointerCancel={() => (touchedAt.current = null)}
          >
            {picture?.before && (
              <BeforeAfter
                key={picture.url}
                before={picture.before}
                after={picture}
                label={title}
                sizes="100vw"
                className="max-w-[min(100cqw,100cqh*4/3)]"
              />
            )}
            {picture && !picture.before && (
              <Picture
                // Anew for each: the one before must not stand there while the next comes.
                key={picture.url}
                picture={picture}
                alt={pictures.length > 1 ? `${title} 사진 ${index + 1}` : `${title} 사진`}
                sizes="100vw"
                shape="whole"
                priority
                className="select-none"
              />
            )}
          </div>
          {(pictures.length > 1 || children) && (
            <div className="max-h-[45%] overflow-y-auto overscroll-contain px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-6">
              {pictures.length > 1 && (
                <div className="flex items-center justify-center gap-3">
                  <IconButton
                    label="이전 사진"
                    icon={<ChevronLeft size={22} />}
                    variant="outline"
                    disabled={index === 0}
                    onClick={() => go(index - 1)}
                  />
                  <p aria-live="polite" className="min-w-16 text-center text-sm tabular-nums">
                    <span className="sr-only">사진 </span>
                    {index + 1} / {pictures.length}
                  </p>
                  <IconButton
                    label="다음 사진"
                    icon={<ChevronRight size={22} />}
                    variant="outline"
                    disabled={index === pictures.length - 1}
                    onClick={() => go(index + 1)}
                  />
                </div>
              )}
              {children && <div className="mx-auto max-w-2xl pt-2">{children}</div>}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
