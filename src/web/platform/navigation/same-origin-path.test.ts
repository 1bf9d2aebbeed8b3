import { describe, expect, it } from "vitest";
import { sameOriginPath } from "./same-origin-path.ts";

describe("sameOriginPath", () => {
  it.each([
    ["/", "/"],
    ["/requests", "/requests"],
    ["/requests?tab=open#top", "/requests?tab=open#top"],
    ["/search?q=%EC%9D%B4%EC%82%AC", "/search?q=%EC%9D%B4%EC%82%AC"],
    ["/search?q=이사", "/search?q=%EC%9D%B4%EC%82%AC"],
    ["/login?next=%2F%2Fevil.example", "/login?next=%2F%2Fevil.example"],
    ["/quote?id=1&next=https://evil.example", "/quote?id=1&next=https://evil.example"],
    ["/a/../b", "/b"],
    ["/a//b", "/a//b"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/@evil.example", "/@evil.example"],
    ["/javascript:alert(1)", "/javascript:alert(1)"],
    ["/search?q=a\\b#c\\d", "/search?q=a%5Cb#c%5Cd"],
  ])("lets %s through", (text, path) => {
    expect(sameOriginPath(text)).toBe(path);
  });

  it.each([
    ["another host", "https://evil.example/"],
    ["another host without scheme", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["a backslash as second slash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash further on", "/a\\..\\..\\evil.example"],
    ["a tab between the slashes", "/\t/evil.example"],
    ["a line feed between the slashes", "/\n/evil.example"],
    ["a carriage return between the slashes", "/\r/evil.example"],
    ["a header break", "/ok\r\nSet-Cookie: a=b"],
    ["a NUL", "/\u0000/evil.example"],
    ["a leading space", " /requests"],
    ["a leading tab", "\t//evil.example"],
    ["a space inside", "/a b"],
    ["a delete character", "/a\u007fb"],
    ["a C1 control", "/a\u0085b"],
    ["a line separator", "/a\u2028b"],
    ["a byte order mark", "\ufeff/requests"],
    ["javascript", "javascript:alert(1)"],
    ["javascript in capitals", "JaVaScRiPt:alert(1)"],
    ["javascript with a slash", "javascript://%0aalert(1)"],
    ["data", "data:text/html,<script>alert(1)</script>"],
    ["vbscript", "vbscript:msgbox(1)"],
    ["blob", "blob:https://evil.example/1"],
    ["file", "file:///etc/passwd"],
    ["a scheme without slashes", "https:evil.example"],
    ["http with one slash", "http:/evil.example"],
    ["a relative path", "requests"],
    ["a step up", "../requests"],
    ["a query alone", "?q=1"],
    ["a fragment alone", "#top"],
    ["a host in a dot segment", "/.//evil.example"],
    ["a host behind a step up", "/a/..//evil.example"],
    ["a host behind an encoded dot segment", "/%2e//evil.example"],
    ["a host behind an encoded step up", "/a/%2e%2e//evil.example"],
    ["nothing", ""],
    ["undefined", undefined],
    ["null", null],
    ["a number", 1],
    ["a list", ["/requests"]],
    ["an object", { toString: () => "/requests" }],
    ["something very long", `/${"a".repeat(2048)}`],
  ])("refuses %s", (_, text) => {
    expect(sameOriginPath(text)).toBeNull();
  });

  it("gives paths that a browser resolves to its own origin", () => {
    for (const text of ["/", "/a//b", "/%2F%2Fevil", "/a/../b", "/@evil.example", "/;//x"]) {
      const path = sameOriginPath(text);
      expect(path).not.toBeNull();
      expect(new URL(path ?? "", "https://somssi.example").origin).toBe("https://somssi.example");
    }
  });
});
