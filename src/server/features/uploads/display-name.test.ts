import { describe, expect, it } from "vitest";
import { traversalNames } from "#test/traversal-names.ts";
import { displayName, downloadName, extensionOf } from "./display-name.ts";

describe("a file name as text", () => {
  it.each([
    ["이사 견적서.pdf", "이사 견적서.pdf"],
    ["C:\\Users\\me\\사진.jpg", "사진.jpg"],
    ["../../etc/passwd", "passwd"],
    ["사진.jpg".normalize("NFD"), "사진.jpg"],
    ["a\u0000.php\r\n.jpg", "a.php.jpg"],
    ["photo\u202egpj.exe", "photogpj.exe"],
    ["\u200b사\ufeff진.jpg", "사진.jpg"],
    ["  a   b\t.jpg  ", "a b.jpg"],
    ["..jpg", "jpg"],
    ["", "파일"],
    ["///", "파일"],
    ["\u0000\u200b", "파일"],
    ["a\ud800.jpg", "a\ufffd.jpg"],
  ])("shows %j as %j", (given, shown) => {
    expect(displayName(given)).toBe(shown);
  });

  it("keeps 100 characters, and shortens 101 without losing the ending", () => {
    const fits = `${"가".repeat(96)}.jpg`;
    expect(displayName(fits)).toBe(fits);
    const shown = displayName(`${"가".repeat(97)}.jpg`);
    expect([...shown].length).toBe(100);
    expect(shown.endsWith("가.jpg")).toBe(true);
  });

  it("comes to an end with a name made to be slow", () => {
    expect(displayName(`${". ".repeat(500_000)}x`)).toBe("x");
    expect([...displayName(`${".".repeat(1_000_000)}x.`)].length).toBeLessThanOrEqual(100);
  });

  it("never shows a path", () => {
    for (const name of traversalNames()) {
      const shown = displayName(name);
      expect(shown).not.toMatch(/[/\\\p{Cc}\u202e]/u);
      expect(["", ".", ".."]).not.toContain(shown);
    }
  });

  it.each([
    ["a.JPG", "jpg"],
    ["a.tar.gz", "gz"],
    ["a.jpg. ", "jpg"],
    ["a.php\u0000.jpg", "jpg"],
    ["a", ""],
    [".jpg", ""],
    ["a.", ""],
  ])("reads the ending of %j as %j", (name, ending) => {
    expect(extensionOf(name)).toBe(ending);
  });

  it("names a download for what it is", () => {
    expect(downloadName("사진.jpg", "webp")).toBe("사진.webp");
    expect(downloadName("사진.webp", "webp")).toBe("사진.webp");
    expect(downloadName("사진", "webp")).toBe("사진.webp");
    expect(downloadName("견적 1.5차.pdf", "pdf")).toBe("견적 1.5차.pdf");
  });
});
