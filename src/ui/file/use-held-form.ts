import { useEffect, useState, type RefObject } from "react";

/**
 * Keeps the form around `part` from being sent while a file of it did not arrive: it would go without that file, and
 * nobody would notice. Says whether somebody tried, who is led to the file.
 */
export function useHeldForm(part: RefObject<HTMLElement | null>, lacksFile: boolean): boolean {
  const [tried, setTried] = useState(false);
  const [held, setHeld] = useState(0);
  useEffect(() => {
    const form = lacksFile ? part.current?.closest("form") : null;
    if (!form) return;
    const hold = (event: Event) => {
      setTried(true);
      // Another part of the form holds it already, and leads there.
      if (event.defaultPrevented) return;
      event.preventDefault();
      // React hears of it further up, and would send the form.
      event.stopPropagation();
      setHeld((before) => before + 1);
    };
    form.addEventListener("submit", hold);
    return () => {
      form.removeEventListener("submit", hold);
      setTried(false);
    };
  }, [part, lacksFile]);
  // Once it is drawn: whoever folded the files away unfolds them at the same press.
  useEffect(() => {
    if (held > 0) part.current?.querySelector<HTMLElement>("[data-failed] button")?.focus();
  }, [part, held]);
  return tried;
}
