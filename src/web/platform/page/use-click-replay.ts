import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

interface ClickReplay {
  /** True until `release`. */
  waiting: boolean;
  /** Goes to the element around the part. */
  place: RefObject<HTMLDivElement | null>;
  release: () => void;
  /** The part will not be hydrated on this page. */
  giveUp: () => void;
}

/**
 * Keeps the last press of a button in a part of the page that the server rendered and that is not hydrated yet: React
 * drops such a press. Meanwhile the button shows that it was pressed (`data-held` in ui/styles/base.css). `release` gives
 * the press back; after `giveUp` one loads the page anew, as a browser does not ask twice for code that failed to come.
 * Links need none of this, the browser follows them by itself.
 */
export function useClickReplay(): ClickReplay {
  const [waiting, setWaiting] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);
  const released = useRef(false);
  useEffect(() => {
    if (!waiting) return;
    const hold = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("button") : null;
      // The one given back comes by here, too, while the listener is still there.
      if (released.current || !button || !place.current?.contains(button)) return;
      delete pressed.current?.dataset.held;
      pressed.current = button;
      button.dataset.held = "";
      if (lost.current) window.location.reload();
    };
    // Above the document, where React stops the event.
    window.addEventListener("click", hold, true);
    return () => window.removeEventListener("click", hold, true);
  }, [waiting]);
  const release = useCallback(() => {
    setWaiting(false);
    released.current = true;
    const button = pressed.current;
    pressed.current = null;
    delete button?.dataset.held;
    // In a task of its own: React is in the middle of work.
    if (button) setTimeout(() => button.isConnected && button.click());
  }, []);
  const giveUp = useCallback(() => {
    lost.current = true;
    if (pressed.current) window.location.reload();
  }, []);
  return { waiting, place, release, giveUp };
}
