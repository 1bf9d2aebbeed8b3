import { expect, it } from "vitest";
import { feedPath, readFeedToken } from "./feed-path.ts";

const ID = "0192f0c8-1111-7abc-8def-0123456789ab";
const tokenOf = (path: string) => path.split("/")[2] ?? "";

it("a path names its feed to whoever has the secret, and to nobody else", () => {
  const path = feedPath(ID, "secret");
  expect(path).toMatch(/^\/calendar\/[\w-]{22}\.[\w-]{43}\/somssi\.ics$/);
  expect(readFeedToken(tokenOf(path), "secret")).toBe(ID);
  expect(readFeedToken(tokenOf(path), "another")).toBeNull();
});

it("another feed has another path, and no part of one opens it", () => {
  const token = tokenOf(feedPath(ID, "secret"));
  const [name = "", signature = ""] = token.split(".");
  const [other = ""] = tokenOf(feedPath(ID.replace("1111", "1112"), "secret")).split(".");
  for (const wrong of ["", name, `${name}.`, `${other}.${signature}`, `${token}.x`, `x${token}`]) {
    expect(readFeedToken(wrong, "secret")).toBeNull();
  }
});
