import { expect, it } from "vitest";
import { representative } from "./certification-rules.ts";
import { legalNameOf } from "./legal-name.ts";

it.each([
  "김솜",
  "남궁솜씨",
  "Mary-Jane O'Neil",
  "Nguyễn Văn An",
  "J. R. Kim",
  "솜".repeat(40),
  " 김  솜\n",
])("takes %j as a name", (name) => {
  expect(representative(name)).toBeNull();
});

it.each([
  ["nothing", ""],
  ["one letter", "김"],
  ["one letter and a sign without width", "김\u200b"],
  ["a digit", "김솜1"],
  ["an emoji", "김솜👍"],
  ["a hyphen first", "-김솜"],
  ["a NUL", "김\u0000솜"],
  ["a lone surrogate", "김\ud83d"],
  ["41 letters", "솜".repeat(41)],
])("refuses %s", (_, name) => {
  expect(representative(name)).not.toBeNull();
});

it("keeps a name composed and in one line", () => {
  expect(legalNameOf(" 김\t솜 ".normalize("NFD"))).toBe("김 솜");
});
