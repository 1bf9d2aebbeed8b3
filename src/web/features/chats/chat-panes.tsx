import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ChatSearch } from "./chat-search.tsx";
import { ChatList } from "./chat-list.tsx";

interface ChatPanesProps {
  /** What a phone shows; a desk shows both. */
  shows: "list" | "room";
  /** The quote whose conversation is open. */
  current?: string;
  /** What is looked for in the list. */
  words: string | undefined;
  children: ReactNode;
}

/** The list and the room beside each other; on a phone the one that the path names, as high as the screen. */
export function ChatPanes({ shows, current, words, children }: ChatPanesProps) {
  const isRoom = shows === "room";
  return (
    <div className="mx-auto grid min-h-0 w-full max-w-288 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:border-x lg:border-line">
      <section
        aria-label="대화 목록"
        className={clsx(
          "min-h-0 min-w-0 lg:overflow-y-auto lg:border-r lg:border-line",
          isRoom && "max-lg:hidden",
        )}
      >
        {isRoom ? (
          <h2 className="px-4 py-4 text-xl font-bold">채팅</h2>
        ) : (
          <h1 className="px-4 py-4 text-xl font-bold">채팅</h1>
        )}
        <ChatSearch words={words} />
        <ChatList
          {...(current === undefined ? {} : { current })}
          {...(words === undefined ? {} : { words })}
        />
      </section>
      <section
        aria-label="대화"
        className={clsx("flex min-h-0 min-w-0 flex-col bg-canvas", !isRoom && "max-lg:hidden")}
      >
        {children}
      </section>
    </div>
  );
}
