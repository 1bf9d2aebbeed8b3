import { describe, expect, it } from "vitest";
import { nextRow, wishOf } from "./key-press.ts";

const press = (code: string, more = {}) => ({
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

describe("a press of a key", () => {
  it("moves by J and K, and else asks for the control that names its letter", () => {
    expect(wishOf(press("KeyJ"))).toEqual({ move: 1 });
    expect(wishOf(press("KeyK"))).toEqual({ move: -1 });
    expect(wishOf(press("KeyA"))).toEqual({ control: "A" });
    expect(wishOf(press("Enter"))).toBeNull();
  });

  it("is the browser's with a modifier, and the keyboard's while a syllable is composed", () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      expect(wishOf(press("KeyA", more))).toBeNull();
    }
    expect(wishOf(press("KeyJ", { isComposing: true }))).toBeNull();
  });
});

describe("the next row", () => {
  it("is the first from nowhere, and stays within the list", () => {
    expect(nextRow(-1, 1, 3)).toBe(0);
    expect(nextRow(-1, -1, 3)).toBe(0);
    expect(nextRow(0, 1, 3)).toBe(1);
    expect(nextRow(2, 1, 3)).toBe(2);
    expect(nextRow(0, -1, 3)).toBe(0);
    expect(nextRow(-1, 1, 0)).toBe(-1);
  });
});
