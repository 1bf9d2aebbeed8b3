import { describe, expect, it } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

describe("Content-Disposition", () => {
  it("is plain for a plain name", () => {
    expect(contentDisposition("attachment", "quote-1 (2).pdf")).toBe(
      'attachment; filename="quote-1 (2).pdf"',
    );
  });

  it("carries a Korean name in UTF-8, with a stand-in for old programs", () => {
    expect(contentDisposition("inline", "이사 견적서.pdf")).toBe(
      "inline; filename=\"_ _.pdf\"; filename*=UTF-8''%EC%9D%B4%EC%82%AC%20%EA%B2%AC%EC%A0%81%EC%84%9C.pdf",
    );
  });

  it.each([
    'a"; filename="b.exe',
    "a\\b.pdf",
    "a%00.pdf",
    "a\r\nX-Header: 1.pdf",
    "a;b.pdf",
    "*'().pdf",
  ])("cannot be ended or changed by the name %j", (name) => {
    const header = contentDisposition("attachment", name);
    expect(header).toMatch(
      /^attachment; filename="[\w .()+,=@-]+"(; filename\*=UTF-8''[\w.%!~-]+)?$/,
    );
  });

  it("gives back the name that it was given", () => {
    for (const name of ["이사 견적서.pdf", "*'()!~.pdf", 'a"b.pdf', "100%.pdf", "😀.pdf"]) {
      const encoded = /filename\*=UTF-8''(.+)$/.exec(contentDisposition("attachment", name))?.[1];
      expect(decodeURIComponent(encoded ?? "")).toBe(name);
    }
  });

  it("survives a broken name", () => {
    expect(contentDisposition("attachment", "\ud800")).toContain("filename*=UTF-8''%EF%BF%BD");
    expect(contentDisposition("attachment", "")).toBe('attachment; filename="_"');
  });
});
