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
 * drops such a press. `release` gives it back; after `giveUp` a press loads the page anew, as a browser does not ask
 * twice for code that failed to come. Links need none of this, the browser follows them by itself.
 */
export function useClickReplay(): ClickReplay {
  const [waiting, setWaiting] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);
  useEffect(() => {
    if (!waiting) return;
    const hold = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button || !place.current?.contains(button)) return;
      pressed.current = button;
      if (lost.current) window.location.reload();
    };
    // Above the document, where React stops the event.
    window.addEventListener("click", hold, true);
    return () => window.removeEventListener("click", hold, true);
  }, [waiting]);
  const release = useCallback(() => {
    setWaiting(false);
    const button = pressed.current;
    pressed.current = null;
    // In a task of its own: React is in the middle of work.
    if (button) setTimeout(() => button.isConnected && button.click());
  }, []);
  const giveUp = useCallback(() => {
    lost.current = true;
    if (pressed.current) window.location.reload();
  }, []);
  return { waiting, place, release, giveUp };
}
