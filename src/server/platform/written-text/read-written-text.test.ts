import { describe, expect, it } from "vitest";
import { readWrittenText } from "./read-written-text.ts";

const blocksOf = (markdown: string) => readWrittenText(`# 제목\n\n${markdown}`).blocks;

describe("readWrittenText", () => {
  it("takes the title from the first line", () => {
    expect(readWrittenText("# 이용**약관**\n\n글").title).toBe("이용약관");
    for (const markdown of ["", "글", "## 제목"]) {
      expect(() => readWrittenText(markdown)).toThrow("begins with its title");
    }
  });

  it("goes on in a line where the file begins a new one", () => {
    expect(blocksOf("솜씨는 고객과\n고수를 이어요.")).toEqual([
      { kind: "paragraph", line: [{ text: "솜씨는 고객과 고수를 이어요." }] },
    ]);
    expect(blocksOf("- 하나\n  둘\n- 셋")).toEqual([
      { kind: "list", ordered: false, items: [[{ text: "하나 둘" }], [{ text: "셋" }]] },
    ]);
  });

  it("keeps bold words, links and signs that stand for themselves", () => {
    const [block] = blocksOf("**꼭** [고객센터](/support)로 \\*알려\\* 주세요.");
    expect(block).toEqual({
      kind: "paragraph",
      line: [
        { text: "꼭", strong: true },
        { text: " " },
        { text: "고객센터", href: "/support" },
        { text: "로 " },
        { text: "*" },
        { text: "알려" },
        { text: "*" },
        { text: " 주세요." },
      ],
    });
  });

  it("numbers headings by their place, and keeps lists in order and tables", () => {
    expect(blocksOf("## 하나\n\n1. 먼저\n2. 다음\n\n| 가 | 나 |\n| -- | -- |\n| 1 | 2 |")).toEqual([
      { kind: "heading", id: "h0", text: "하나" },
      { kind: "list", ordered: true, items: [[{ text: "먼저" }], [{ text: "다음" }]] },
      {
        kind: "table",
        head: [[{ text: "가" }], [{ text: "나" }]],
        rows: [[[{ text: "1" }], [{ text: "2" }]]],
      },
    ]);
  });

  it.each(["```\n글\n```", "> 글", "![그림](/a.png)", "`글`", "<b>글</b>"])(
    "leaves nothing out unseen: %s",
    (markdown) => expect(() => blocksOf(markdown)).toThrow(/^no \w+ in a (?:text|line)/),
  );
});
