import { describe, expect, it } from "vitest";
import type { Message } from "#contract/endpoints/messages.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleConversation, sampleMessage } from "#test/samples/messages.ts";
import { MessageBubble } from "./message-bubble.tsx";
import { PendingBubble } from "./pending-bubble.tsx";
import type { OutboxStore } from "./outbox-store.ts";
import type { Pending } from "./outbox.ts";

const bubble = (changes: Partial<Message>) => (
  <MessageBubble message={sampleMessage(changes)} conversation={sampleConversation()} />
);
const said = (changes: Partial<Message> = {}) => textInPage(bubble(changes));

describe("a message", () => {
  it("of one's own says whether the other side has read to it", () => {
    expect(said()).toBe("나: 내일 뵐게요. 안 읽음 오후 2:05");
    expect(said({ seq: 4 })).toContain("읽음 오후 2:05");
    expect(said({ seq: 4 })).not.toContain("안 읽음");
  });

  it("of the other side names them, and not whether it was read", () => {
    expect(said({ mine: false })).toBe("김지영: 내일 뵐게요. 오후 2:05");
  });

  it("with contact details warns each side of what that means to them", () => {
    const has_contact_details = true;
    expect(said({ has_contact_details })).toMatch(/연락처가 든 메시지라고 상대에게 표시돼요\.$/);
    expect(said({ has_contact_details, mine: false })).toMatch(
      /연락처가 든 메시지예요\. 솜씨 밖에서 한 약속은 기록이 남지 않아 도와 드리기 어려워요\.$/,
    );
    expect(said()).not.toContain("연락처");
  });

  it("of what happened in the deal leads to its paper, and was written by nobody", () => {
    const card: Partial<Message> = {
      card: { kind: "hired", subject_id: null },
      text: "고용했어요.",
    };
    expect(said(card)).toBe("고용했어요. 오후 2:05 견적서 보기");
    expect(linksInPage(bubble(card))).toEqual([["견적서 보기", "/quote?id=quote"]]);
  });
});

describe("a message under way", () => {
  const pending: Pending = {
    client_id: "one",
    text: "내일 뵐게요.",
    files: [],
    insist: false,
    written_at: 0,
    refusal: null,
  };
  const store = {} as OutboxStore;
  const shown = (changes: Partial<Pending>) =>
    textInPage(<PendingBubble pending={{ ...pending, ...changes }} store={store} />);

  it("is being sent", () => {
    expect(shown({})).toBe("나: 내일 뵐게요. 보내는 중");
    expect(shown({ text: "", files: [{ id: "a", name: "a.png" }] })).toBe("나: 파일 1개 보내는 중");
  });

  it("that was refused says why, and what can be done about it", () => {
    expect(shown({ refusal: { message: "보낼 수 없어요.", found: [] } })).toBe(
      "나: 내일 뵐게요. 못 보냈어요 보낼 수 없어요. 다시 보내기 지우기",
    );
  });
});
