import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import type { Conversation, Message } from "#contract/endpoints/messages.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { QUOTE_STATE_LABELS } from "#domain/quote/state-labels.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { SIDE_LABELS } from "../side-labels.ts";
import { RoomMenu } from "./room-menu.tsx";

/** Who is on the other side, and the quote that the talk is about, as one line of paper. */
export function RoomHeader({
  conversation,
  messages,
  onGo,
}: {
  conversation: Conversation;
  messages: readonly Message[];
  onGo: (seq: number) => void;
}) {
  const { other, viewer, quote_id: quoteId } = conversation;
  // Whoever reads the talk has opened the quote: asking for it reads nothing anew.
  const { data: quote } = useQuery(endpointQuery("quotes.get", { quoteId }));
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex items-center gap-2 px-2 py-2 lg:px-4">
        <Link
          to="/chats"
          preload={false}
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
        <Badge>{QUOTE_STATE_LABELS[viewer][conversation.quote_state]}</Badge>
        <RoomMenu conversation={conversation} messages={messages} onGo={onGo} />
      </div>
      <Link
        to="/quote"
        search={{ id: quoteId }}
        preload={false}
        className="mx-3 mb-2 flex min-h-11 items-center gap-2 rounded-sm border border-line border-t-4 border-t-ink bg-surface px-3 text-sm text-ink no-underline hover:bg-sunken lg:mx-4"
      >
        <span className="min-w-0 truncate">
          {quote ? `${quote.request.service.name} 견적` : "견적"}
        </span>
        <span className="mb-1 min-w-4 flex-1 self-end border-b border-dotted border-line" />
        {quote && (
          <span className="numeric shrink-0 font-bold">{formatWon(quote.all_in_total)}</span>
        )}
        <span className="shrink-0 text-accent-ink">견적서</span>
      </Link>
    </header>
  );
}
