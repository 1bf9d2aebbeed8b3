import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { namesOtherHost, pathOfTarget } from "./request-target.ts";

const asked = (url: string) => ({ url }) as IncomingMessage & { originalUrl?: string };

test("a path is asked for as it is", () => {
  expect(pathOfTarget(asked("/search?q=%EC%9D%B4%EC%82%AC"))).toBe("/search?q=%EC%9D%B4%EC%82%AC");
  expect(pathOfTarget(asked("//other.example/path"))).toBe("//other.example/path");
});

test("of a whole URL the path and its query are asked for, and the URL is kept for the check of its host", () => {
  const request = asked("http://somssi.kr/search?q=1&page=2");
  expect(pathOfTarget(request)).toBe("/search?q=1&page=2");
  expect(request.originalUrl).toBe("http://somssi.kr/search?q=1&page=2");
});

test.each(["*", "somssi.kr:443", "ftp://somssi.kr/"])(
  "%s is no path, and stays what it is",
  (target) => {
    expect(pathOfTarget(asked(target))).toBe(target);
  },
);

test.each([
  ["/search", false],
  ["http://somssi.kr:3000/search", false],
  ["HTTP://SOMSSI.KR:3000/search", false],
  ["http://somssi.kr/search", true],
  ["http://somssi.kr:3001/search", true],
  ["http://www.somssi.kr:3000/search", true],
  ["*", false],
])("%s names another host than ours: %s", (target, isOther) => {
  expect(namesOtherHost(target, "http://somssi.kr:3000")).toBe(isOther);
});
