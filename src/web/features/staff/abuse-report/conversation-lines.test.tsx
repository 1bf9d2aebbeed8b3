import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { ConversationLines } from "./conversation-lines.tsx";

type Line = Parameters<typeof ConversationLines>[0]["lines"][number];

const line = (facts: Partial<Line>): Line => ({
  id: "message",
  seq: 1,
  by: "other",
  text: "안녕하세요.",
  is_card: false,
  is_reported: false,
  has_contact_details: false,
  created_at: "2027-03-10T12:00:00+09:00",
  ...facts,
});

it("marks what was reported and what holds contact details, and nothing else", () => {
  const marks = (facts: Partial<Line>) => {
    const text = textInPage(<ConversationLines lines={[line(facts)]} />);
    return ["신고된 메시지", "연락처가 든 메시지"].filter((mark) => text.includes(mark));
  };
  expect(marks({})).toEqual([]);
  expect(marks({ is_reported: true })).toEqual(["신고된 메시지"]);
  expect(marks({ has_contact_details: true })).toEqual(["연락처가 든 메시지"]);
});

it("says on which side a line is without naming anybody", () => {
  expect(textInPage(<ConversationLines lines={[line({ by: "reported" })]} />)).toContain(
    "신고된 사람",
  );
});
