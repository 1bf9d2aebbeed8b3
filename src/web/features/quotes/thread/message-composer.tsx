import SendHorizontal from "lucide-react/icons/send-horizontal";
import { useRef, useState, type KeyboardEvent } from "react";
import { messageText } from "#domain/message/message-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { failureMessage } from "#web/platform/api/api-failure.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptText } from "#web/platform/draft/use-kept-text.ts";

const MESSAGE_FIELD = "message";

/** Takes the person to where a message is written, from elsewhere on the page. */
export function goToMessage(): void {
  const field = document.getElementById(MESSAGE_FIELD);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** Writes a message: Enter sends, Shift and Enter begin a new line. What was typed stays until it is sent. */
export function MessageComposer({ quoteId }: { quoteId: string }) {
  const [body, setBody] = useKeptText(`message-draft.${quoteId}`);
  const input = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const send = useEndpointMutation("quotes.messages.create", {
    // What was typed while the message was on its way stays.
    onSuccess: (_, sent) => setBody((now) => (now.trim() === sent.body ? "" : now)),
    onFailure: (failure) => complain(failure.error?.fields?.body?.[0] ?? failureMessage(failure)),
  });

  function complain(message: string) {
    setProblem(message);
    input.current?.focus();
  }

  async function submit() {
    const text = body.trim();
    // Pressing with an empty field is no mistake to report.
    if (text === "") return;
    const wrong = messageText(text);
    if (wrong !== null) {
      complain(wrong);
      return;
    }
    setProblem(undefined);
    await send.run({ quoteId, body: text });
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a Korean syllable is being composed, Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form
      noValidate
      className="flex items-end gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        ref={input}
        id={MESSAGE_FIELD}
        label="메시지"
        labelHidden
        placeholder="메시지 쓰기"
        rows={2}
        className="flex-1"
        value={body}
        error={problem}
        enterKeyHint="send"
        onKeyDown={onKeyDown}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button type="submit" aria-label="보내기" pending={send.pending} className="px-4">
        <SendHorizontal size={20} />
      </Button>
    </form>
  );
}
