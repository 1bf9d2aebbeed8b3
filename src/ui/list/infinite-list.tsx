import { clsx } from "clsx";
import { useEffect, useRef, useState, type Key, type ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { throttle } from "./throttle.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

/** Milliseconds between two automatic loads while scrolling. */
export const INFINITE_SCROLL_THROTTLE_MS = 200;

/** How far below the screen the end may still be when the next page is asked for. */
const AHEAD = "400px";

/** Dimmed while the page waits for what was asked of it last (`data-late` of the line at its top). */
const LATE =
  "transition-opacity in-[body:has([data-late=true])]:opacity-50 in-[body:has([data-late=true])]:delay-150";

type InfiniteListProps<T> = {
  /** What is listed, for screen readers ("받은 견적"). */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => Key;
  renderItem: (item: T, index: number) => ReactNode;
  /** The cursor of the next page, or anything falsy when this is the end. */
  next: string | boolean | null | undefined;
  loading?: boolean;
  /** Korean sentence; stops automatic loading until 다시 불러오기 is pressed. */
  error?: ReactNode;
  /** False waits for a press on 더 보기: a list that always loads on keeps the page's foot out of reach. */
  automatic?: boolean;
  /** Must do nothing while a page is already loading. */
  onLoadMore: () => void;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Shown while the first page loads. */
  placeholder?: ReactNode;
  /** Shown after the last item of a list that had more than one page. */
  endText?: ReactNode;
  className?: string;
};

/** A list that loads on while scrolled, and by a button for those who do not scroll. */
export function InfiniteList<T>({
  label,
  items,
  itemKey,
  renderItem,
  next,
  loading = false,
  error,
  automatic = true,
  onLoadMore,
  empty,
  placeholder,
  endText = "모두 보여 드렸어요.",
  className = "flex flex-col gap-3",
}: InfiniteListProps<T>) {
  const hasNext = Boolean(next);
  const firstPageEnd = useRef(items.length);
  const sentinel = useLoadWhenNear(
    automatic && hasNext && !loading && !error,
    items.length,
    onLoadMore,
  );
  const end = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const statusText = useGrowth(items.length);

  if (firstPageEnd.current === 0) firstPageEnd.current = items.length;
  const grown = items.length > firstPageEnd.current;

  // The pressed button goes with the last page; the focus must not fall back to the page's start.
  const buttonHadFocus = useRef(false);
  useEffect(() => {
    if (!hasNext && buttonHadFocus.current) end.current?.focus();
    buttonHadFocus.current = document.activeElement === button.current && button.current !== null;
  });

  if (items.length === 0 && !error && !hasNext) return <>{loading ? placeholder : empty}</>;
  return (
    <div>
      {items.length === 0 && loading ? (
        placeholder
      ) : (
        <ul aria-label={label} aria-busy={loading} className={clsx(LATE, className)}>
          {items.map((item, index) => (
            <li key={itemKey(item)}>{renderItem(item, index)}</li>
          ))}
        </ul>
      )}
      <div ref={sentinel} />
      {error && (
        <p role="alert" className="pt-6 text-center text-danger">
          {error}
        </p>
      )}
      {(hasNext || error) && (
        <div className="flex justify-center pt-4">
          <Button ref={button} variant="secondary" pending={loading} onClick={onLoadMore}>
            {error ? "다시 불러오기" : "더 보기"}
          </Button>
        </div>
      )}
      {!hasNext && !error && grown && (
        <p ref={end} tabIndex={-1} className="pt-6 text-center text-sm text-muted outline-none">
          {endText}
        </p>
      )}
      <div aria-live="polite">
        {statusText > 0 && <VisuallyHidden>{`${statusText}개를 더 불러왔어요.`}</VisuallyHidden>}
      </div>
    </div>
  );
}

/** A ref for the element behind the last item; asks for more while it is near the screen. */
function useLoadWhenNear(active: boolean, length: number, onLoadMore: () => void) {
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useRef(onLoadMore);
  useEffect(() => {
    load.current = onLoadMore;
  });
  const [throttled] = useState(() => throttle(() => load.current(), INFINITE_SCROLL_THROTTLE_MS));
  useEffect(() => {
    if (!active || !sentinel.current) return;
    // A new observer per page: one that stays would not report an end that never left the screen.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) throttled.run();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(sentinel.current);
    return () => {
      observer.disconnect();
      throttled.cancel();
    };
  }, [active, length, throttled]);
  return sentinel;
}

/** How many items the last page added; 0 for the first one. */
function useGrowth(length: number): number {
  const before = useRef(length);
  const [growth, setGrowth] = useState(0);
  useEffect(() => {
    if (before.current > 0 && length > before.current) setGrowth(length - before.current);
    before.current = length;
  }, [length]);
  return growth;
}
