import { describe, expect, it } from "vitest";
import type { ReportedThing as Thing } from "#contract/endpoints/staff/reported-thing.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { ReportedThing } from "./reported-thing.tsx";

const shown = { at: "2027-03-09T12:00:00+09:00", files: [] };
const said = (thing: Thing) => textInPage(<ReportedThing thing={thing} />);
const ways = (thing: Thing) => linksInPage(<ReportedThing thing={thing} />);

it("a quote: its sum, its lines, with an amount where one was named, and its message", () => {
  const text = said({
    kind: "quote",
    ...shown,
    unit: "hour",
    total: 30_000,
    items: [
      { name: "청소", inclusion: "included", amount: 30_000 },
      { name: "창틀", inclusion: "extra", amount: 10_000 },
      { name: "폐기물", inclusion: "excluded", amount: 0 },
    ],
    text: "바로 갈 수 있어요.",
  });
  expect(text).toMatch(
    /^시간당 30,000원 청소 · 포함 · 30,000원 창틀 · 별도 · 10,000원 폐기물 · 불포함 바로 갈 수 있어요\./,
  );
});

it("a message: its words and when it was written", () => {
  expect(said({ kind: "message", ...shown, text: "바로 입금해 주세요." })).toMatch(
    /^바로 입금해 주세요\. 2027년 03월 09일/,
  );
});

it("a request: where it is of, how it stands and what was answered", () => {
  const request: Thing = {
    kind: "request",
    ...shown,
    state: "blocked",
    service: "이사청소",
    region: "서울 강남구",
    answers: [{ question: "size", label: "크기", value: "20평" }],
  };
  expect(said(request)).toMatch(/^이사청소 · 서울 강남구 막음 크기 20평 /);
  expect(said({ ...request, region: null, state: "open" })).toMatch(/^이사청소 견적 받는 중 크기/);
});

describe("a review", () => {
  const review: Thing = {
    kind: "review",
    ...shown,
    id: "review",
    state: "shown",
    service: "이사청소",
    rating: 1,
    text: "연락이 안 돼요.",
    edited_after_report: false,
    pro: { id: "pro", display_name: "한솔" },
    replies: [],
  };

  it("can be taken down while it is shown, and be looked at after", () => {
    expect(ways(review)).toEqual([
      ["한솔", "/staff/pros/pro"],
      ["후기 열어서 내리기", "/staff/reviews?id=review"],
    ]);
    expect(said(review)).toMatch(/^이사청소 보임 /);
    const gone: Thing = { ...review, state: "deleted_by_staff" };
    expect(ways(gone)[1]).toEqual(["후기 열어 보기", "/staff/reviews?id=review"]);
    expect(said(gone)).toMatch(/^이사청소 운영팀이 삭제 /);
  });

  it("says when it reads otherwise than what was reported", () => {
    expect(said(review)).not.toContain("신고 뒤에");
    expect(said({ ...review, edited_after_report: true })).toContain("신고 뒤에 수정한 글이에요.");
  });

  it("names whose each reply is", () => {
    const reply = (by: "author" | "pro", text: string) => ({ id: by, by, at: shown.at, text });
    const text = said({ ...review, replies: [reply("pro", "죄송해요."), reply("author", "네.")] });
    expect(text).toContain("고수의 답글 죄송해요.");
    expect(text).toContain("후기를 쓴 고객의 답글 네.");
  });
});
