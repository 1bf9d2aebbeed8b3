import type { Conversation, Message } from "#contract/endpoints/messages.ts";
import type { Input } from "#contract/registry.ts";

type Subject = Input<"reports.create">["subject"];

interface Reportable {
  value: string;
  label: string;
  subject: Subject;
}

/** So many of the other side's last messages are offered at first. */
export const FEW_MESSAGES = 5;
const MOST_SHOWN = 60;

/**
 * What can be reported from a talk: what it is about as a whole, then the other side's messages, newest first.
 * @param messages those that are on the device: who reports an old one has scrolled to it
 * @param most how many of them
 */
export function reportable(
  { viewer, quote_id, request_id }: Pick<Conversation, "viewer" | "quote_id" | "request_id">,
  messages: readonly Message[],
  most: number,
): { subjects: Reportable[]; hasMore: boolean } {
  const whole: Reportable =
    viewer === "customer"
      ? { value: quote_id, label: "이 견적과 대화 전체", subject: { kind: "quote", id: quote_id } }
      : { value: request_id, label: "이 요청 전체", subject: { kind: "request", id: request_id } };
  const theirs = messages.filter(({ mine, card }) => !mine && card === null);
  const offered = theirs.slice(-most).toReversed();
  return {
    subjects: [
      whole,
      ...offered.map(({ id, text }): Reportable => ({
        value: id,
        label: text === "" ? "보낸 사진과 파일" : `“${shortened(text)}”`,
        subject: { kind: "message", id },
      })),
    ],
    hasMore: theirs.length > most,
  };
}

function shortened(text: string): string {
  const all = [...text.replaceAll(/\s+/g, " ")];
  return all.length > MOST_SHOWN ? `${all.slice(0, MOST_SHOWN).join("")}…` : all.join("");
}
