import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import type { Conversation, Message } from "#contract/endpoints/messages.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { SIDE_LABELS } from "../side-labels.ts";
import { RoomMenu } from "./room-menu.tsx";

interface RoomHeaderProps {
  conversation: Conversation;
  messages: readonly Message[];
  /** The 견적서 that the talk is about, as one line. */
  paper: ReactNode;
  onGo: (seq: number) => void;
}

/** Who is on the other side, and the quote that the talk is about, pinned above what is said. */
export function RoomHeader({ conversation, messages, paper, onGo }: RoomHeaderProps) {
  const { other, viewer } = conversation;
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex items-center gap-2 px-2 py-2 lg:px-4">
        <Link
          to="/chats"
          aria-label="대화 목록으로"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken lg:hidden"
        >
          <ChevronLeft size={24} aria-hidden />
        </Link>
        <Avatar
          name={other.name}
          src={other.photo_url}
          sealOf={other.pro_id ?? undefined}
          size="sm"
        />
        <h1 className="min-w-0 flex-1 truncate text-lg font-bold">
          {other.name} {SIDE_LABELS[viewer]}
        </h1>
        <RoomMenu conversation={conversation} messages={messages} onGo={onGo} />
      </div>
      <div className="px-2 pb-2 lg:px-4 lg:pb-3">{paper}</div>
    </header>
  );
}
