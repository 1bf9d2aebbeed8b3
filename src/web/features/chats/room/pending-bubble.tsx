import { clsx } from "clsx";
import { Button } from "#ui/action/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Bubble } from "./bubble.tsx";
import { MessageText } from "./message-text.tsx";
import type { OutboxStore } from "./outbox-store.ts";
import { holdsContact, type Pending } from "./outbox.ts";

const HELD = "연락처가 들어 있어서 멈췄어요.";

/** A message under way, or one that the server would not take, with what can be done about it. */
export function PendingBubble({ pending, store }: { pending: Pending; store: OutboxStore }) {
  const { client_id: id, refusal, files } = pending;
  const isHeld = holdsContact(pending);
  const remove = () => store.remove(new Set([id]));
  return (
    <Bubble
      mine
      beside={
        isHeld ? (
          "보내지 않았어요"
        ) : refusal ? (
          <span className="text-danger">못 보냈어요</span>
        ) : (
          "보내는 중"
        )
      }
      below={
        refusal && (
          <div className="flex flex-col items-end gap-2">
            <p
              className={clsx("max-w-80 text-right text-sm", isHeld ? "text-muted" : "text-danger")}
            >
              {isHeld ? HELD : refusal.message}
            </p>
            <div className="flex gap-2">
              <Button size="sm" variant="secondary" onClick={() => store.tryAgain(id)}>
                다시 보내기
              </Button>
              <Button size="sm" variant="quiet" onClick={remove}>
                지우기
              </Button>
            </div>
          </div>
        )
      }
    >
      <VisuallyHidden>나: </VisuallyHidden>
      {pending.text !== "" && <MessageText text={pending.text} />}
      {files.length > 0 && <p className="text-sm">파일 {files.length}개</p>}
    </Bubble>
  );
}
