import { expect, it } from "vitest";
import { inOrderOfChoice } from "./file-order.ts";

const turns = new Map([
  ["first", 1],
  ["second", 2],
  ["third", 3],
]);

function ended(...ids: string[]): string[] {
  let files = [{ id: "kept" }];
  for (const id of ids) files = inOrderOfChoice(files, { id }, (one) => turns.get(one));
  return files.map(({ id }) => id);
}

it.each([
  [["first", "second", "third"]],
  [["third", "second", "first"]],
  [["second", "third", "first"]],
  [["third", "first", "second"]],
])("keeps the order of choice when %j is the order in which they were sent", (ids) => {
  expect(ended(...ids)).toEqual(["kept", "first", "second", "third"]);
});

it("puts one that is chosen after another was taken out at the end", () => {
  expect(inOrderOfChoice([{ id: "second" }], { id: "third" }, (id) => turns.get(id))).toEqual([
    { id: "second" },
    { id: "third" },
  ]);
});
