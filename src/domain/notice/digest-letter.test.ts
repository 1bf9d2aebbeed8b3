import { describe, expect, it } from "vitest";
import { DIGEST_LINES, digestLetter } from "./digest-letter.ts";

const part = (n: number) => ({ subject: `[솜씨] 소식 ${n}`, body: `글 ${n}.` });

describe("a digest", () => {
  it("of one is that one", () => {
    expect(digestLetter([part(1)])).toMatchObject({ subject: "[솜씨] 소식 1", text: "글 1." });
  });

  it("tells each with its title, without our name", () => {
    expect(digestLetter([part(1), part(2)])).toEqual({
      subject: "[솜씨] 어제부터 온 소식 2개",
      text: "소식 1\n글 1.\n\n소식 2\n글 2.",
      action: { label: "알림 모두 보기", path: "/notifications" },
    });
  });

  it("says how many it does not tell", () => {
    const parts = Array.from({ length: DIGEST_LINES + 2 }, (_, n) => part(n));
    const { text } = digestLetter(parts);
    expect(text).toContain(`소식 ${DIGEST_LINES - 1}\n`);
    expect(text).not.toContain(`소식 ${DIGEST_LINES}\n`);
    expect(text).toMatch(/그 밖에 2개가 더 있어요\.$/);
    expect(digestLetter(parts.slice(0, DIGEST_LINES)).text).not.toContain("그 밖에");
  });
});
