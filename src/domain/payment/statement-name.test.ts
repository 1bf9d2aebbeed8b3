import { expect, it } from "vitest";
import { nameOnStatement } from "./statement-name.ts";

it.each([
  ["프로 멤버십", "솜씨 프로 멤버십"],
  ["크레딧 10개", "솜씨 크레딧 10개"],
  ["솜씨 크레딧 10개", "솜씨 크레딧 10개"],
])("a statement calls %s %s", (name, stated) => {
  expect(nameOnStatement(name)).toBe(stated);
});
