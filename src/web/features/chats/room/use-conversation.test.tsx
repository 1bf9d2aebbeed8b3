import { expect, it } from "vitest";
import { message } from "#test/factories/messages.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { useConversation } from "./use-conversation.ts";

function Numbers() {
  const { conversation, window, atEnd } = useConversation("1");
  return conversation ? `${window.messages.map(({ seq }) => seq).join()} ${atEnd}` : "waits";
}

it("has its messages as soon as there is a room to draw: what is under way never stands alone", () => {
  const answer = { conversation: { quote_id: "1" }, items: [message(2), message(1)] };
  const shown = (input: object) =>
    textInPage(<Numbers />, undefined, [["quotes.messages", input, answer]]);
  expect(shown({ quoteId: "1", limit: 50 })).toBe("1,2 true");
  expect(shown({ quoteId: "2", limit: 50 })).toBe("waits");
});
