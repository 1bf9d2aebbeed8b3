import { expect, it } from "vitest";
import { linkParts } from "./link-parts.ts";

it.each([
  ["링크 없는 글", ["링크 없는 글"]],
  ["https://somssi.kr/a?b=1#c", ["", "https://somssi.kr/a?b=1#c", ""]],
  ["보세요(https://a.kr/b).", ["보세요(", "https://a.kr/b", ")."]],
  ["http://a.kr, https://b.kr!", ["", "http://a.kr", ", ", "https://b.kr", "!"]],
  ["javascript:alert(1)", ["javascript:alert(1)"]],
])("%s", (text, parts) => {
  expect(linkParts(text)).toEqual(parts);
});
