import { ChatPanes } from "./chat-panes.tsx";

/** All conversations; beside them, where there is room, the place of the one to choose. */
export function ChatListPage() {
  return (
    <ChatPanes shows="list">
      <p className="m-auto p-6 text-muted">볼 대화를 골라 주세요.</p>
    </ChatPanes>
  );
}
