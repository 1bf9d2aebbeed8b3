import { useParams } from "@tanstack/react-router";
import { ChatRoomPage } from "#web/features/chats/chat-room-page.tsx";
import { PinnedQuote } from "#web/features/quotes/pinned/pinned-quote.tsx";

/** A talk, with the 견적서 that it is about pinned on top. */
export function ChatRoomRoutePage() {
  const quoteId = useParams({ from: "/chats/$quoteId", select: (params) => params.quoteId });
  return <ChatRoomPage paper={<PinnedQuote quoteId={quoteId} />} />;
}
