import type { ReactNode } from "react";
import { useParams, useSearch } from "@tanstack/react-router";
import { ChatPanes } from "./chat-panes.tsx";
import { Room } from "./room/room.tsx";

/** One conversation; beside it, where there is room, the others. `paper`: its 견적서 as one line. */
export function ChatRoomPage({ paper }: { paper: ReactNode }) {
  const quoteId = useParams({ from: "/chats/$quoteId", select: (params) => params.quoteId });
  const { words, message } = useSearch({ from: "/chats/$quoteId" });
  return (
    <ChatPanes shows="room" current={quoteId} words={words}>
      <Room key={quoteId} quoteId={quoteId} place={placeOf(message)} paper={paper} />
    </ChatPanes>
  );
}

/** The place of a message as the address has it: from 1; null for none. */
function placeOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
