import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { useState } from "react";
import type { Conversation, Message } from "#contract/endpoints/messages.ts";
import { BLOCK_MEANING } from "#domain/message/writing.ts";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { SIDE_LABELS } from "../side-labels.ts";
import { RoomSearch } from "./room-search.tsx";
import { TalkReportForm } from "./talk-report-form.tsx";

interface RoomMenuProps {
  conversation: Conversation;
  /** What is on the device of the talk: a report may name one of the other side's. */
  messages: readonly Message[];
  /** Goes to the message with this place. */
  onGo: (seq: number) => void;
}

/** What can be done with a talk: finding in it, ending it, and a report to the back office. */
export function RoomMenu({ conversation, messages, onGo }: RoomMenuProps) {
  const [shows, setShows] = useState<"nothing" | "choice" | "search" | "report">("nothing");
  const close = () => setShows("nothing");
  const name = `${conversation.other.name} ${SIDE_LABELS[conversation.viewer]}`;
  return (
    <>
      <IconButton
        label="대화 메뉴"
        icon={<EllipsisVertical size={22} />}
        onClick={() => setShows("choice")}
      />
      <Sheet
        open={shows === "choice"}
        onOpenChange={(open) => !open && close()}
        title="대화 메뉴"
        description={name}
      >
        <div className="flex flex-col gap-3">
          <Button block variant="secondary" onClick={() => setShows("search")}>
            대화에서 찾기
          </Button>
          <BlockButton conversation={conversation} name={name} onDone={close} />
          <Button block variant="secondary" onClick={() => setShows("report")}>
            신고하기
          </Button>
        </div>
      </Sheet>
      <Sheet
        open={shows === "search"}
        onOpenChange={(open) => !open && close()}
        title="대화에서 찾기"
      >
        <RoomSearch
          quoteId={conversation.quote_id}
          onGo={(seq) => {
            close();
            onGo(seq);
          }}
        />
      </Sheet>
      <Sheet
        open={shows === "report"}
        onOpenChange={(open) => !open && close()}
        title="신고하기"
        description="운영팀이 대화를 확인하고 알맞은 조치를 해요. 누가 신고했는지는 알리지 않아요."
        dismissible={false}
      >
        <TalkReportForm conversation={conversation} messages={messages} onDone={close} />
      </Sheet>
    </>
  );
}

function BlockButton({
  conversation,
  name,
  onDone,
}: {
  conversation: Conversation;
  name: string;
  onDone: () => void;
}) {
  const { block_id: blockId, quote_id: quoteId } = conversation;
  const confirm = useConfirm();
  // The room itself says what has become of it.
  const block = useEndpointMutation("users.me.blocks.create", { onSuccess: onDone });
  const unblock = useEndpointMutation("users.me.blocks.delete", { onSuccess: onDone });

  async function ask() {
    const sure = await confirm({
      title: `${name}님을 차단할까요?`,
      description: `${BLOCK_MEANING} 이미 진행 중인 고용은 끝날 때까지 그대로예요. 차단한 것은 상대에게 알리지 않아요.`,
      danger: true,
    });
    if (sure) await block.run({ quote_id: quoteId });
  }

  return blockId === null ? (
    <Button block variant="secondary" pending={block.pending} onClick={() => void ask()}>
      차단하기
    </Button>
  ) : (
    <Button
      block
      variant="secondary"
      pending={unblock.pending}
      onClick={() => void unblock.run({ blockId })}
    >
      차단 풀기
    </Button>
  );
}
