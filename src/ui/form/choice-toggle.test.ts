import { describe, expect, it } from "vitest";
import { toggleChoice } from "./choice-toggle.ts";

const options = [
  { value: "window" },
  { value: "kitchen" },
  { value: "bathroom" },
  { value: "none", exclusive: true },
];

describe("toggleChoice", () => {
  it("adds a pressed option in the options' order", () => {
    expect(toggleChoice(options, ["bathroom"], "window")).toEqual(["window", "bathroom"]);
  });

  it("removes an option pressed again", () => {
    expect(toggleChoice(options, ["window", "kitchen"], "window")).toEqual(["kitchen"]);
  });

  it("leaves only the exclusive option when that is pressed", () => {
    expect(toggleChoice(options, ["window", "kitchen"], "none")).toEqual(["none"]);
  });

  it("drops the exclusive option when another is pressed", () => {
    expect(toggleChoice(options, ["none"], "kitchen")).toEqual(["kitchen"]);
  });

  it("removes the exclusive option pressed again", () => {
    expect(toggleChoice(options, ["none"], "none")).toEqual([]);
  });

  it("ignores a value that is not offered", () => {
    expect(toggleChoice(options, ["window"], "garden")).toEqual(["window"]);
  });
});
