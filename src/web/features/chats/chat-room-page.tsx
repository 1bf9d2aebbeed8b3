import { useParams } from "@tanstack/react-router";
import { ChatPanes } from "./chat-panes.tsx";
import { Room } from "./room/room.tsx";

/** One conversation; beside it, where there is room, the others. */
export function ChatRoomPage() {
  const quoteId = useParams({ from: "/chats/$quoteId", select: (params) => params.quoteId });
  return (
    <ChatPanes shows="room" current={quoteId}>
      <Room key={quoteId} quoteId={quoteId} />
    </ChatPanes>
  );
}
