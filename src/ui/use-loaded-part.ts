import { useEffect, useRef, useState, type ComponentType } from "react";
import { useToast } from "./feedback/toast.tsx";

/**
 * Loads a component when it is first wanted and keeps it. A failed load is shown to the person, sets `wanted` back to
 * false, and is tried again when next wanted (`React.lazy` would remember the failure).
 * `load` must be a constant of its module.
 */
export function useLoadedPart<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  setWanted: (wanted: boolean) => void,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const toast = useToast();
  const set = useRef(setWanted);
  useEffect(() => {
    set.current = setWanted;
  });
  useEffect(() => {
    if (!wanted || part) return;
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setPart(() => loaded);
      },
      () => {
        if (left) return;
        toast({ tone: "danger", message: "창을 열지 못했어요. 연결을 확인하고 다시 눌러 주세요." });
        set.current(false);
      },
    );
    return () => {
      left = true;
    };
  }, [wanted, part, load, toast]);
  return part;
}
