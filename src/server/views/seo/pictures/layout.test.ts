import { describe, expect, it } from "vitest";
import type { SharePicture } from "#domain/share-picture/picture.ts";
import { drawable, layOut, type Element } from "./layout.ts";

const picture: SharePicture = {
  label: "고수",
  title: "든든한 고수",
  line: "꼼꼼하게 챙겨 드려요",
  figures: [
    { name: "평점", value: "4.8" },
    { name: "후기", value: "12개" },
  ],
};

function textsOf(element: Element): { text: string; style: Record<string, unknown> }[] {
  const { children, style = {} } = element.props;
  if (typeof children === "string") return [{ text: children, style }];
  return Array.isArray(children) ? (children as Element[]).flatMap(textsOf) : [];
}

function styleOf(change: Partial<SharePicture>): Record<string, unknown> {
  const words = change.title ?? picture.title;
  return textsOf(layOut({ ...picture, ...change })).find(({ text }) => text === words)?.style ?? {};
}

describe("a laid out picture", () => {
  it("says all that it was given", () => {
    const texts = textsOf(layOut(picture)).map(({ text }) => text);
    expect(texts).toEqual([
      "솜씨",
      "고수",
      "든든한 고수",
      "꼼꼼하게 챙겨 드려요",
      "평점",
      "4.8",
      "후기",
      "12개",
    ]);
  });

  it("writes a longer title smaller, and at most in two lines", () => {
    const short = styleOf({});
    const long = styleOf({
      title: "우리 동네에서 가장 꼼꼼하게 챙겨 드리는 종합 청소와 이사 고수",
    });
    expect(Number(long["fontSize"])).toBeLessThan(Number(short["fontSize"]));
    expect([short["lineClamp"], long["lineClamp"]]).toEqual([1, 2]);
  });

  it("breaks Korean between words, and a word that is longer than a line anywhere", () => {
    expect(styleOf({ title: "꼼꼼한 우리 동네 고수" })["wordBreak"]).toBe("keep-all");
    expect(styleOf({ title: "가".repeat(40) })["wordBreak"]).toBe("break-all");
  });

  it("leaves out a figure for which there is no room", () => {
    const wide = { name: "금액", value: "1,000,000,000원부터 9,000,000,000원까지 모두" };
    const texts = textsOf(layOut({ ...picture, figures: [wide, wide, wide] }));
    expect(texts.filter(({ text }) => text === "금액")).toHaveLength(1);
  });
});

describe("words to be drawn", () => {
  it.each([
    ["꼼꼼한 고수 🧹✨", "꼼꼼한 고수"],
    ["漢字 이름", "이름"],
    ["<b>A&B</b> 50%·₩1,000", "<b>A&B</b> 50%·₩1,000"],
    ["한글".normalize("NFD"), "한글"],
    ["\u202eabc\u0000", "abc"],
    ["🧹", ""],
  ])("of %j are %j", (words, drawn) => {
    expect(drawable(words)).toBe(drawn);
  });
});
