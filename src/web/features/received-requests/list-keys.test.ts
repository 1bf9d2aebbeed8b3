import { expect, it } from "vitest";
import { listAction } from "./list-keys.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ["j", "KeyJ", "next"],
  ["ㅓ", "KeyJ", "next"],
  ["ArrowDown", "ArrowDown", "next"],
  ["K", "KeyK", "previous"],
  ["ArrowUp", "ArrowUp", "previous"],
  ["ㅔ", "KeyP", "pass"],
  ["?", "Slash", "help"],
  ["/", "Slash", null],
  ["Enter", "Enter", null],
  ["Tab", "Tab", null],
  ["ArrowLeft", "ArrowLeft", null],
])("of %s on %s: %j", (key, code, action) => {
  expect(listAction({ key, code, ...plain })).toBe(action);
});

it.each(["altKey", "ctrlKey", "metaKey"])("leaves what is pressed with %s alone", (modifier) => {
  expect(listAction({ key: "j", code: "KeyJ", ...plain, [modifier]: true })).toBeNull();
});
