import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#web/platform/api/api.ts";
import { TYPING_EVENT } from "#web/platform/live/live.ts";

/** The other side is told again after this long while the person goes on writing. */
const TOLD_EVERY_MS = 3_000;
/** What was heard last is over after this. */
const LASTS_MS = 6_000;

/**
 * Whether the other side of a quote is writing, and the way to tell them that one does oneself. `lastSeq`: a message
 * that came ends it.
 */
export function useTyping(quoteId: string, lastSeq: number): { typing: boolean; tell: () => void } {
  const [heardAt, setHeardAt] = useState<{ seq: number } | null>(null);
  const seq = useRef(lastSeq);
  useEffect(() => {
    seq.current = lastSeq;
  }, [lastSeq]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: Event) => {
      if ((event as CustomEvent<string>).detail !== quoteId) return;
      clearTimeout(timer);
      setHeardAt({ seq: seq.current });
      timer = setTimeout(() => setHeardAt(null), LASTS_MS);
    };
    window.addEventListener(TYPING_EVENT, hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(TYPING_EVENT, hear);
    };
  }, [quoteId]);

  const toldAt = useRef(-Infinity);
  const tell = useCallback(() => {
    if (performance.now() - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = performance.now();
    // Nobody misses it.
    api("quotes.typing", { quoteId }).catch(() => undefined);
  }, [quoteId]);
  return { typing: heardAt !== null && heardAt.seq === lastSeq, tell };
}
