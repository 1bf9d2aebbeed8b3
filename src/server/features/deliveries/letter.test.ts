import { describe, expect, it } from "vitest";
import { renderLetter, type Letter } from "./letter.ts";

const LETTER: Letter = {
  subject: "견적이 왔어요",
  text: "첫 문단이에요.\n둘째 줄이에요.\n\n둘째 문단이에요.",
  action: { label: "견적 보기", url: "https://somssi.test/quote?id=1&from=mail" },
  footer: [
    { label: "알림 설정", url: "https://somssi.test/setting?a=1&b=2" },
    { label: "받지 않기", url: "https://somssi.test/unsubscribe" },
  ],
};

const rendered = (facts: Partial<Letter>) => renderLetter({ ...LETTER, ...facts });
/** The paragraphs of the HTML, without what they look like. */
const paragraphs = (html: string) =>
  [...html.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)].map(([, inner = ""]) =>
    inner.replaceAll(/ style="[^"]*"/g, ""),
  );

describe("a letter", () => {
  it("says in text what it says, what to do, and how it is switched off", () => {
    expect(renderLetter(LETTER).text).toBe(
      [
        "첫 문단이에요.\n둘째 줄이에요.",
        "둘째 문단이에요.",
        "견적 보기: https://somssi.test/quote?id=1&from=mail",
        "--",
        "알림 설정: https://somssi.test/setting?a=1&b=2",
        "받지 않기: https://somssi.test/unsubscribe",
      ].join("\n\n"),
    );
  });

  it("says the same in HTML, with its paragraphs and their lines", () => {
    const { html } = renderLetter(LETTER);
    expect(html).toContain("<title>견적이 왔어요</title>");
    expect(paragraphs(html)).toEqual([
      "솜씨",
      "첫 문단이에요.<br>둘째 줄이에요.",
      "둘째 문단이에요.",
      '<a href="https://somssi.test/quote?id=1&amp;from=mail">견적 보기</a>',
      '<a href="https://somssi.test/setting?a=1&amp;b=2">알림 설정</a> · <a href="https://somssi.test/unsubscribe">받지 않기</a>',
    ]);
  });

  it("has no button and nothing in small letters where there is nothing to do", () => {
    const { text, html } = rendered({ action: null, footer: [] });
    expect(text).toBe(LETTER.text);
    expect(paragraphs(html)).toEqual([
      "솜씨",
      "첫 문단이에요.<br>둘째 줄이에요.",
      "둘째 문단이에요.",
    ]);
  });

  it("leads to an address that stands in it, with all of its query", () => {
    const url = "https://somssi.test/password-reset?token=a_b-c&next=%2Fme";
    const { html } = rendered({ text: `눌러 주세요.\n${url}\n오늘까지예요.` });
    const escaped = url.replaceAll("&", "&amp;");
    expect(paragraphs(html)).toContain(
      `눌러 주세요.<br><a href="${escaped}">${escaped}</a><br>오늘까지예요.`,
    );
  });

  it("takes nothing that people wrote for markup", () => {
    const { html } = rendered({
      subject: "<b>제목</b>",
      text: `<img src=x onerror="alert(1)"> & 'https://a.test/"><script>'`,
      action: { label: "<i>보기</i>", url: `https://somssi.test/"onclick="x` },
      footer: [],
    });
    expect(html).toContain("<title>&lt;b&gt;제목&lt;/b&gt;</title>");
    expect(html).not.toMatch(/<(?:img|script|b|i)\b/);
    expect(html).not.toContain('"onclick=');
  });
});
