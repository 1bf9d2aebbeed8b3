import { expect, it } from "vitest";
import { message } from "#test/factories/messages.ts";
import { reportable } from "./reportable.ts";

const talk = { viewer: "customer", quote_id: "q", request_id: "r" } as const;
const said = (seq: number, text: string, mine = false) => ({ ...message(seq), text, mine });

it("offers the whole first, then what the other side wrote last", () => {
  const messages = [
    ...[1, 2, 3, 4, 5, 6].map((seq) => said(seq, `글 ${seq}`)),
    said(7, "내 글", true),
    { ...said(8, "고용했어요"), card: { kind: "hired", subject_id: null } as const },
  ];
  const { subjects, hasMore } = reportable(talk, messages, 5);
  expect(subjects.map(({ label }) => label)).toEqual([
    "이 견적과 대화 전체",
    ...[6, 5, 4, 3, 2].map((seq) => `“글 ${seq}”`),
  ]);
  expect(subjects[1]?.subject).toEqual({ kind: "message", id: "6" });
  expect(hasMore).toBe(true);
  expect(reportable(talk, messages, 6)).toMatchObject({
    subjects: { length: 7 },
    hasMore: false,
  });
});

it("says of a pro's request that it is one, and of a message without words what it held", () => {
  const [whole, photos] = reportable({ ...talk, viewer: "pro" }, [said(1, "")], 5).subjects;
  expect(whole?.subject).toEqual({ kind: "request", id: "r" });
  expect(photos?.label).toBe("보낸 사진과 파일");
});

it("shows the beginning of a long message, on one line", () => {
  const [, long] = reportable(talk, [said(1, `첫 줄\n${"가".repeat(80)}`)], 5).subjects;
  expect(long?.label).toBe(`“첫 줄 ${"가".repeat(56)}…”`);
});
