import { expect, it } from "vitest";
import { ownUrl } from "./own-url.ts";

const OURS = "https://somssi.example";

it.each([
  ["/", `${OURS}/`],
  ["/membership?plan=a&b=%20#method", `${OURS}/membership?plan=a&b=%20#method`],
  ["/services/이사?q=원룸", `${OURS}/services/%EC%9D%B4%EC%82%AC?q=%EC%9B%90%EB%A3%B8`],
  ["/a?next=https://evil.example//x", `${OURS}/a?next=https://evil.example//x`],
])("%s is a path of ours", (path, address) => {
  expect(ownUrl(OURS, path)).toBe(address);
});

it("may have an origin that names its scheme's own port", () => {
  expect(ownUrl("http://localhost:80", "/a")).toBe("http://localhost/a");
});

it.each([
  "",
  "membership",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  ".evil.example/",
  "@evil.example/",
  ":80@evil.example/",
  "/\tx",
  "/x\r\nset-cookie: a=b",
  " /x",
  "/x y",
  "/\u00a0x",
  "/\u2028x",
  "/\ufeffx",
  "/\u0000",
])("%j is none", (path) => {
  expect(ownUrl(OURS, path)).toBeNull();
});
