import { clsx } from "clsx";
import { useEffect, useRef, type ReactNode } from "react";
import { KeyHints, type KeyHint } from "../keys/key-hints.tsx";
import { useNextRowFocus } from "./next-row.ts";

interface StaffPanesProps {
  title: string;
  /** What a phone shows; a desk shows both. */
  shows: "list" | "item";
  /** Between the title and the list: tabs. */
  tabs: ReactNode;
  keys: readonly KeyHint[];
  list: ReactNode;
  /** Nothing stands in the list, so that there is nothing to choose. */
  isEmpty: boolean;
  /** What is open, beside the list. */
  children?: ReactNode;
}

/** A list over the whole width, and beside it what is chosen of it; a phone shows the one that the path names. */
export function StaffPanes({ title, shows, tabs, keys, list, isEmpty, children }: StaffPanesProps) {
  const isItem = shows === "item";
  useNextRowFocus(!isItem);
  const listed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    listed.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, []);
  const Heading = isItem ? "h2" : "h1";
  return (
    <div className="flex min-h-0 w-full flex-1 flex-col lg:h-[calc(100dvh-3.625rem)] lg:flex-none">
      <div className={clsx("border-b border-line px-4 md:px-6", isItem && "max-lg:hidden")}>
        <Heading className="pt-4 pb-1 text-xl font-bold lg:sr-only">{title}</Heading>
        <div className="flex items-center justify-between gap-6 [&>nav]:min-w-0 [&>nav]:border-b-0 [&>nav]:text-sm">
          {tabs}
          <KeyHints more={keys} />
        </div>
      </div>
      <div className="flex-1 lg:grid lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div
          ref={listed}
          // Relative, or what is hidden in it from the eye alone stands as far down the page as its rows go.
          className={clsx(
            "relative min-w-0 px-1 md:px-3 lg:overflow-y-auto",
            isItem && "max-lg:hidden",
          )}
        >
          {list}
        </div>
        <div
          className={clsx(
            "relative min-w-0 lg:overflow-y-auto lg:border-l lg:border-line lg:[&_h1]:text-2xl lg:[&>div]:py-6",
            !isItem && "max-lg:hidden",
          )}
        >
          {children ??
            (!isEmpty && (
              <p className="px-6 py-16 text-center text-muted">
                왼쪽 목록에서 고르면 여기에 보여요. 조회하면 기록이 남아요.
              </p>
            ))}
        </div>
      </div>
    </div>
  );
}
