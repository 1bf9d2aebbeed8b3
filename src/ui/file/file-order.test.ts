import { describe, expect, it } from "vitest";
import { inOrderOfChoice, movedBy } from "./file-order.ts";

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

describe("movedBy", () => {
  const files = [{ id: "a" }, { id: "b" }, { id: "c" }];
  it.each([
    ["a", 1, "bac"],
    ["c", -1, "acb"],
    ["b", -1, "bac"],
    ["a", -1, "abc"],
    ["c", 1, "abc"],
    ["d", 1, "abc"],
  ])("of %s by %d is %s", (id, by, order) => {
    expect(
      movedBy(files, id, by)
        .map((file) => file.id)
        .join(""),
    ).toBe(order);
  });
});
