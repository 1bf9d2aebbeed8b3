import { expect, it } from "vitest";
import { firstFieldInView } from "#ui/overlay/first-field.ts";

/** Which field is the first one. */
function firstOf(fields: string): string | null {
  document.body.innerHTML = `<div id="layer">${fields}</div>`;
  return firstFieldInView(document.getElementById("layer"))?.id ?? null;
}

it("is none that is chosen, and none that is not displayed", () => {
  const text = `<input id="text" />`;
  expect(firstOf(text)).toBe("text");
  for (const other of [`type="file"`, `type="hidden"`, "disabled", "hidden"]) {
    expect(firstOf(`<input ${other} />${text}`)).toBe("text");
  }
  // What is chosen first would be passed over.
  expect(firstOf(`<input type="radio" />${text}`)).toBeNull();
  expect(firstOf(`<input type="checkbox" />${text}`)).toBeNull();
});
