import { describe, expect, it } from "vitest";
import { clip, LONGEST_DESCRIPTION, sentences } from "./clip.ts";

describe("a clipped text", () => {
  it("stays when it fits exactly", () => {
    const text = "가".repeat(LONGEST_DESCRIPTION);
    expect(clip(text)).toBe(text);
    expect(clip("")).toBe("");
  });

  it("ends after a whole word, and is never longer than allowed", () => {
    expect(clip("꼼꼼하게 챙겨 드려요", 9)).toBe("꼼꼼하게 챙겨…");
    expect(clip("꼼꼼하게 챙겨 드려요", 8)).toBe("꼼꼼하게 챙겨…");
    expect(clip("꼼꼼하게 챙겨 드려요", 7)).toBe("꼼꼼하게…");
  });

  it("cuts a word that is too long by itself, and never half a letter", () => {
    expect(clip("가".repeat(20), 5)).toBe("가가가가…");
    expect(clip("🧹".repeat(20), 5)).toBe("🧹🧹🧹🧹…");
  });

  it("leaves no comma or dot before the end", () => {
    expect(clip("하나, 둘, 셋과 넷", 6)).toBe("하나…");
  });

  it("is one line", () => {
    expect(clip(" 하나\n\n 둘\t셋 ")).toBe("하나 둘 셋");
  });
});

describe("sentences of a description", () => {
  it("are joined as long as they fit", () => {
    const long = "나".repeat(LONGEST_DESCRIPTION - 3);
    expect(sentences("하나.", long, "둘.")).toBe("하나. 둘.");
    expect(sentences("하나.", null, "", "둘.")).toBe("하나. 둘.");
  });

  it("clip the first one when it alone is too long", () => {
    expect([...sentences("가 ".repeat(90), "둘.")].length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  });
});
