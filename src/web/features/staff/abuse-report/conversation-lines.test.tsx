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
  const side = (by: Line["by"]) => textInPage(<ConversationLines lines={[line({ by })]} />);
  expect(side("reported")).toMatch(/^신고된 사람 /);
  expect(side("other")).toMatch(/^상대 /);
  expect(side("nobody")).toMatch(/^안내 /);
});

it("says that nothing was said, in place of an empty list", () => {
  expect(textInPage(<ConversationLines lines={[]} />)).toBe("나눈 메시지가 없어요.");
  expect(textInPage(<ConversationLines lines={[line({})]} />)).not.toContain("메시지가 없어요");
});

it("keeps the lines in their order, also those that are cards", () => {
  const lines = [
    line({ id: "1", text: "얼마예요?" }),
    line({ id: "2", text: "견적을 보냈어요.", is_card: true }),
    line({ id: "3", text: "좋아요." }),
  ];
  expect(textInPage(<ConversationLines lines={lines} />)).toMatch(
    /얼마예요\? .*견적을 보냈어요\. .*좋아요\.$/,
  );
});
