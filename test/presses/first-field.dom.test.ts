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
  expect(firstOf(`<input type="radio" id="radio" />${text}`)).toBe("text");
  expect(firstOf(`<input type="checkbox" id="checkbox" />${text}`)).toBe("text");
  expect(firstOf(`<input hidden id="hidden" />${text}`)).toBe("text");
  expect(firstOf(`<input type="radio" /><input hidden />`)).toBeNull();
});
