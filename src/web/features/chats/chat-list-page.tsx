import { useSearch } from "@tanstack/react-router";
import { ChatPanes } from "./chat-panes.tsx";

/** All conversations; beside them, where there is room, the place of the one to choose. */
export function ChatListPage() {
  const words = useSearch({ from: "/chats", select: (search) => search.words });
  return (
    <ChatPanes shows="list" words={words}>
      <p className="m-auto p-6 text-muted">볼 대화를 골라 주세요.</p>
    </ChatPanes>
  );
}
